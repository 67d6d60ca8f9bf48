/** Preprocesses one header: its directives and the text between them, in their order. */
import type { Attribute } from './attributes.js';
import { takeComments } from './comments.js';
import { ConditionalStack } from './conditional-stack.js';
import { isDefined, isTrue } from './conditions.js';
import { type Directive, findDirectives, includeGuard } from './directives.js';
import { mayBeMissing, resolveInclude, scopeOf } from './header-files.js';
import { MacroError, parseDefinition, sameDefinition } from './macros.js';
import { NotConstant } from './operators.js';
import { PackRegions } from './pack-regions.js';
import type { PreprocessedHeader, PreprocessorState } from './preprocessed.js';
import { CodeBuilder, rewriteRun } from './rewrite.js';
import { describeInactive } from './skipped-code.js';
import { lineAt, type SourceText } from './source.js';

/** Stay unread: what they declare is known. */
const standardHeaders = new Set(
  'assert ctype errno float inttypes limits math stdalign stdarg stdbool stddef stdint stdio stdlib string time'
    .split(' ')
    .map((name) => `${name}.h`),
);

const cPlusPlusHeader =
  /^<(c(assert|ctype|errno|float|inttypes|limits|math|signal|std\w+|string|time)|algorithm|array|atomic|chrono|functional|initializer_list|iostream|map|memory|mutex|new|ostream|set|sstream|string|string_view|thread|tuple|type_traits|unordered_\w+|utility|vector)>$/;

const conditionals = new Set(['if', 'ifdef', 'ifndef', 'elif', 'elifdef', 'elifndef', 'else', 'endif']);

/** Undefined when the header turns out to be C++. */
export function readInOrder(source: SourceText, state: PreprocessorState): PreprocessedHeader | undefined {
  const { text, comments, problems } = takeComments(source);
  state.problems.push(...problems);
  const directives = findDirectives(text, source.lineStarts);
  const language = cPlusPlusInclude(directives);
  if (language !== undefined) {
    const reason = `a C++ header: it includes ${language.text}`;
    state.skipped.push({ what: source.file, reason, position: { file: source.file, line: language.line } });
    return undefined;
  }
  const run = new HeaderRun(source, text, directives, state);
  run.readAll();
  const { attributes, builder, packs } = run;
  return {
    source,
    scope: scopeOf(source.file),
    code: builder.code,
    toSource: (offset) => builder.toSource(offset),
    comments,
    attributes,
    directives,
    isPacked: (offset) => packs.includes(offset),
  };
}

class HeaderRun {
  readonly builder = new CodeBuilder();
  readonly attributes: Attribute[] = [];
  readonly packs: PackRegions;
  readonly #source: SourceText;
  readonly #text: string;
  readonly #directives: readonly Directive[];
  readonly #state: PreprocessorState;
  readonly #stack = new ConditionalStack();
  readonly #guard: string | undefined;

  constructor(source: SourceText, text: string, directives: readonly Directive[], state: PreprocessorState) {
    this.#source = source;
    this.#text = text;
    this.#directives = directives;
    this.#state = state;
    this.packs = new PackRegions(state.packing);
    this.#guard = includeGuard(directives);
    if (this.#guard !== undefined) state.guards.add(this.#guard);
  }

  readAll(): void {
    let cursor = 0;
    for (const directive of this.#directives) {
      this.#takeText(cursor, directive.start);
      this.builder.appendBlank(this.#text.slice(directive.start, directive.end), directive.start);
      cursor = directive.end;
      if (conditionals.has(directive.name)) {
        const message = this.#stack.follow(directive, () => this.#holds(directive));
        if (message !== undefined) this.#problem(directive.line, message);
      } else if (this.#stack.active) {
        this.#carryOut(directive);
      }
    }
    this.#takeText(cursor, this.#text.length);
    if (this.#guard === undefined && !this.#directives.some(isOnce))
      this.#state.packs.set(this.#source.file, this.packs.followed);
    for (const { name, text, line } of this.#stack.open)
      this.#problem(line, `#${name} ${text} is never closed`);
  }

  /** The text between two directives. */
  #takeText(from: number, to: number): void {
    const { file, lineStarts } = this.#source;
    if (!this.#stack.active) {
      this.builder.appendBlank(this.#text.slice(from, to), from);
      const because = this.#stack.inactiveBecause;
      this.#state.skipped.push(...describeInactive(this.#text, from, to, file, lineStarts, because));
      return;
    }
    try {
      this.attributes.push(...rewriteRun(this.#text, from, to, this.#state.macros, this.builder));
    } catch (error) {
      if (!(error instanceof MacroError)) throw error;
      this.#problem(lineAt(lineStarts, error.offset), error.message);
    }
  }

  #holds(directive: Directive): boolean {
    const { name, text, line } = directive;
    const { macros } = this.#state;
    const word = /^[\w$]*/.exec(text)?.[0] ?? '';
    if (name === 'ifdef' || name === 'elifdef') return isDefined(word, macros);
    // The guard itself counts as open: the header is read only once anyhow.
    if (name === 'elifndef') return !isDefined(word, macros);
    if (name === 'ifndef')
      return !isDefined(word, macros) || (directive === this.#directives[0] && word === this.#guard);
    try {
      return isTrue(text, macros, (quoted) => this.#hasHeader(quoted));
    } catch (error) {
      if (!(error instanceof NotConstant || error instanceof MacroError)) throw error;
      this.#problem(line, `the condition "${text}" can't be evaluated: ${error.message}`);
      return false;
    }
  }

  #carryOut({ name, text, line, start }: Directive): void {
    const { file } = this.#source;
    if (name === 'define') this.#define(text, line);
    else if (name === 'undef') this.#state.macros.delete(text);
    else if (name === 'include') {
      this.#include(text, line, start);
    } else if (name === 'error') this.#problem(line, `#error ${text}`);
    else if (name === 'pragma' && this.packs.follow(text, start)) return;
    else if (name === 'pragma' || name === 'warning' || name === 'line') {
      const reason = 'the directive says nothing about the API';
      if (text !== 'once')
        this.#state.skipped.push({ what: `#${name} ${text}`, reason, position: { file, line } });
    } else this.#problem(line, `unknown directive #${name} ${text}`);
  }

  #define(text: string, line: number): void {
    const { file } = this.#source;
    const macro = parseDefinition(text, file, line);
    if (macro === undefined) {
      this.#problem(line, `#define without a name: ${text}`);
      return;
    }
    const former = this.#state.macros.get(macro.name);
    if (former !== undefined && former.line > 0 && !sameDefinition(former, macro)) {
      const reason = `another definition follows in ${file}:${line}`;
      const position = { file: former.file, line: former.line };
      this.#state.skipped.push({ what: `#define ${macro.name}`, reason, position });
    }
    this.#state.macros.set(macro.name, macro);
  }

  #include(text: string, line: number, start: number): void {
    const match = /^(?:"([^"]+)"|<([^>]+)>)$/.exec(text);
    const name = match?.[1] ?? match?.[2];
    if (name === undefined) {
      this.#problem(line, `#include ${text} can't be followed`);
      return;
    }
    const found = resolveInclude(this.#state.files, this.#source.file, name);
    const what = `#include ${text}`;
    const position = { file: this.#source.file, line };
    if (found !== undefined) {
      const isFirst = this.#state.read(found);
      this.packs.include(this.#state.packs.get(found) ?? [], isFirst, start);
      // Such a file makes other declarations each time, by the macros that stand before it.
      if (!isFirst && !found.endsWith('.h')) this.#problem(line, `${what}: a file is read only once`);
    } else if (text.startsWith('<') && !standardHeaders.has(name)) {
      this.#state.skipped.push({ what, reason: 'a header outside of the include directory', position });
    } else if (text.startsWith('"') && !mayBeMissing(name)) {
      this.#problem(line, `${what}: there is no such header in the include directory`);
    }
  }

  #hasHeader(quoted: string): boolean {
    const name = /^(?:"([^"]+)"|<([^>]+)>)$/.exec(quoted)?.slice(1).join('') ?? '';
    return (
      standardHeaders.has(name) || resolveInclude(this.#state.files, this.#source.file, name) !== undefined
    );
  }

  #problem(line: number, message: string): void {
    this.#state.problems.push({ file: this.#source.file, line, message });
  }
}

const isOnce = ({ name, text }: Directive): boolean => name === 'pragma' && text === 'once';

/** The first unconditional include of a C++ standard header: `<cstdarg>`. */
function cPlusPlusInclude(directives: readonly Directive[]): Directive | undefined {
  let depth = includeGuard(directives) === undefined ? 0 : -1;
  for (const directive of directives) {
    if (directive.name.startsWith('if')) depth += 1;
    if (directive.name === 'endif') depth -= 1;
    if (directive.name === 'include' && depth === 0 && cPlusPlusHeader.test(directive.text)) return directive;
  }
  return undefined;
}
