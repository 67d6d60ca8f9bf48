/**
 * The preprocessor: follows `#include`, decides conditionals, keeps macros, and gives for each header the text that a C
 * compiler would see, at the same lines. Each header is read once, at its first `#include` or in the order of names.
 */
import type { Skipped } from '../model.js';
import type { Attribute } from './attributes.js';
import { type Comment, takeComments } from './comments.js';
import { ConditionalStack } from './conditional-stack.js';
import { isTrue, predefinedMacros } from './conditions.js';
import { type Directive, findDirectives, includeGuard } from './directives.js';
import { HeaderError, type HeaderProblem } from './errors.js';
import { NotConstant } from './expression.js';
import {
  type HeaderFiles,
  mayBeMissing,
  readHeader,
  resolveInclude,
  type Scope,
  scopeOf,
} from './header-files.js';
import { type Macro, MacroError, type MacroTable, parseDefinition } from './macros.js';
import { CodeBuilder, rewriteRun } from './rewrite.js';
import { describeInactive } from './skipped-code.js';
import { lineAt, type SourceText, sourceText } from './source.js';
import { tokenize } from './tokens.js';

export interface PreprocessedHeader {
  readonly source: SourceText;
  readonly scope: Scope;
  readonly code: string;
  /** Offset in the source of an offset in the code. */
  readonly toSource: (offset: number) => number;
  readonly comments: readonly Comment[];
  readonly attributes: readonly Attribute[];
  readonly directives: readonly Directive[];
}

export interface Preprocessed {
  readonly headers: readonly PreprocessedHeader[];
  /** Every macro that a header defines and none undefines, include guards left out; the last definition counts. */
  readonly macros: MacroTable;
  readonly skipped: readonly Skipped[];
}

const conditionals = new Set(['if', 'ifdef', 'ifndef', 'elif', 'else', 'endif']);

export function preprocess(files: HeaderFiles): Preprocessed {
  const run = new Preprocessor(files);
  for (const file of files.runtime) run.read(file);
  if (run.problems.length > 0) throw new HeaderError(run.problems);
  const macros = new Map(
    [...run.macros].filter(([, macro]) => macro.line > 0 && !run.guards.has(macro.name)),
  );
  return { headers: run.headers, macros, skipped: run.skipped };
}

class Preprocessor {
  readonly macros = new Map<string, Macro>();
  readonly guards = new Set<string>();
  readonly headers: PreprocessedHeader[] = [];
  readonly skipped: Skipped[] = [];
  readonly problems: HeaderProblem[] = [];
  readonly #seen = new Set<string>();

  constructor(private readonly files: HeaderFiles) {
    for (const [name, value] of predefinedMacros) {
      this.macros.set(name, { name, body: tokenize(value), file: '<predefined>', line: 0 });
    }
  }

  read(file: string): void {
    if (this.#seen.has(file)) return;
    this.#seen.add(file);
    const source = sourceText(file, readHeader(this.files, file));
    const { text, comments, problems } = takeComments(source);
    this.problems.push(...problems);
    const directives = findDirectives(text, source.lineStarts);
    const language = cPlusPlusInclude(directives);
    if (language !== undefined) {
      const position = { file, line: language.line };
      this.skipped.push({ what: file, reason: `a C++ header: it includes ${language.text}`, position });
      return;
    }
    const guard = includeGuard(directives);
    if (guard !== undefined) this.guards.add(guard);
    const stack = new ConditionalStack();
    const builder = new CodeBuilder();
    const attributes: Attribute[] = [];
    const problem = (line: number, message: string): void => void this.problems.push({ file, line, message });
    const takeRun = (from: number, to: number): void => {
      if (!stack.active) {
        builder.appendBlank(text.slice(from, to), from);
        const because = stack.inactiveBecause;
        this.skipped.push(...describeInactive(text, from, to, file, source.lineStarts, because));
        return;
      }
      try {
        attributes.push(...rewriteRun(text, from, to, this.macros, builder));
      } catch (error) {
        if (!(error instanceof MacroError)) throw error;
        problem(lineAt(source.lineStarts, error.offset), error.message);
      }
    };
    let cursor = 0;
    for (const directive of directives) {
      takeRun(cursor, directive.start);
      builder.appendBlank(text.slice(directive.start, directive.end), directive.start);
      cursor = directive.end;
      if (conditionals.has(directive.name)) {
        const guarded = directive === directives[0] && guard !== undefined;
        const message = stack.follow(directive, () => guarded || this.#holds(directive, problem));
        if (message !== undefined) problem(directive.line, message);
      } else if (stack.active) {
        this.#carryOut(directive, file, problem);
      }
    }
    takeRun(cursor, text.length);
    for (const { name, text: condition, line } of stack.open)
      problem(line, `#${name} ${condition} is never closed`);
    const toSource = (offset: number): number => builder.toSource(offset);
    this.headers.push({
      source,
      scope: scopeOf(file),
      code: builder.code,
      toSource,
      comments,
      attributes,
      directives,
    });
  }

  #holds({ name, text, line }: Directive, problem: (line: number, message: string) => void): boolean {
    if (name === 'ifdef') return this.macros.has(text);
    if (name === 'ifndef') return !this.macros.has(text);
    try {
      return isTrue(text, this.macros);
    } catch (error) {
      if (!(error instanceof NotConstant || error instanceof MacroError)) throw error;
      problem(line, `the condition "${text}" can't be evaluated: ${error.message}`);
      return false;
    }
  }

  #carryOut(directive: Directive, file: string, problem: (line: number, message: string) => void): void {
    const { name, text, line } = directive;
    if (name === 'define') this.#define(text, file, line, problem);
    else if (name === 'undef') this.macros.delete(text);
    else if (name === 'include') this.#include(text, file, line, problem);
    else if (name === 'error') problem(line, `#error ${text}`);
    else if (name === 'pragma' && /^pack\b/.test(text))
      problem(line, `#pragma ${text}: packed layouts are not modelled`);
    else if (name === 'pragma' || name === 'warning') {
      if (text === 'once') return;
      this.skipped.push({
        what: `#${name} ${text}`,
        reason: 'says nothing about the API',
        position: { file, line },
      });
    } else problem(line, `unknown directive #${name} ${text}`);
  }

  #define(text: string, file: string, line: number, problem: (line: number, message: string) => void): void {
    const macro = parseDefinition(text, file, line);
    if (macro === undefined) {
      problem(line, `#define without a name: ${text}`);
      return;
    }
    const former = this.macros.get(macro.name);
    if (former !== undefined && JSON.stringify(spelling(former)) !== JSON.stringify(spelling(macro))) {
      const reason = `another definition follows in ${file}:${line}`;
      const position = { file: former.file, line: former.line };
      this.skipped.push({ what: `#define ${macro.name}`, reason, position });
    }
    this.macros.set(macro.name, macro);
  }

  #include(text: string, file: string, line: number, problem: (line: number, message: string) => void): void {
    const match = /^(?:"([^"]+)"|<([^>]+)>)$/.exec(text);
    const name = match?.[1] ?? match?.[2];
    if (name === undefined) {
      problem(line, `#include ${text} can't be followed`);
      return;
    }
    const found = resolveInclude(this.files.root, file, name);
    // Standard headers stay unread. Those of other packages need not be installed.
    if (found !== undefined) this.read(found);
    else if (text.startsWith('"') && !mayBeMissing(name)) {
      problem(line, `#include "${name}": there is no such header in the include directory`);
    }
  }
}

const spelling = (macro: Macro): unknown => [macro.parameters, macro.body.map((token) => token.text)];

/** The first unconditional include of a C++ standard header: `<cstdarg>`. */
function cPlusPlusInclude(directives: readonly Directive[]): Directive | undefined {
  let depth = includeGuard(directives) === undefined ? 0 : -1;
  for (const directive of directives) {
    if (directive.name.startsWith('if')) depth += 1;
    if (directive.name === 'endif') depth -= 1;
    if (directive.name === 'include' && depth === 0 && /^<\w+>$/.test(directive.text)) return directive;
  }
  return undefined;
}
