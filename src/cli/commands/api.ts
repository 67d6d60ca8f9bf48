import { codeWithoutName, dataOfCode, describeCodeNumber } from '../api/code-number.js';
import { dataOf } from '../api/data.js';
import { describe } from '../api/describe.js';
import { entriesOf } from '../api/entries.js';
import { isExact, type Match, search } from '../api/search.js';
import type { CommandSpec } from '../command.js';
import { ExitCode } from '../exit-codes.js';
import { CommandError } from '../failure.js';
import { wholeNumber } from '../global-options.js';
import { ownModel, productNames } from '../model/own-model.js';
import type { Output } from '../terminal/output.js';
import { table } from '../terminal/table.js';
import { labelled } from '../terminal/text.js';

interface ApiOptions {
  readonly list?: boolean;
  readonly limit: number;
}

export const apiCommand: CommandSpec<ApiOptions> = {
  name: 'api',
  args: '<words...>',
  summary: 'explain a function, type, constant or error code',
  description:
    'Explains a function, type, constant or error code of AscendCL: what it does, parameters with direction and unit, ' +
    'the handles that call it, codes, since which CANN, on which products, in which header. The name may be shortened, misspelt, written as pyACL does (acl.rt.malloc), or words that describe it.',
  examples: [
    ['ascendcl api aclrtMapMem', 'the page of a function'],
    ['ascendcl api 107002', 'what an error code means'],
    ['ascendcl api --list memcpy async', 'all that could be meant'],
    ['ascendcl api --json malloc', 'the same for a program'],
  ],
  configure: (command) =>
    command
      .option('-l, --list', 'list what matches, also when one thing is meant')
      .option('--limit <n>', 'most lines of the list', wholeNumber(1, 10_000), 15),
  run: ({ output, options, args }) => {
    const model = ownModel();
    const query = args.join(' ');
    const matches = search(entriesOf(model), query);
    const code = codeWithoutName(query, matches);
    if (code !== undefined) {
      if (output.asJson) output.json(dataOfCode(code));
      else output.print(...describeCodeNumber(code, output));
      return ExitCode.ok;
    }
    const [best] = matches;
    if (best === undefined)
      throw new CommandError(
        `nothing in the API of CANN ${model.version} is like "${query}". \`ascendcl api --list acl\` lists names`,
      );
    if (options.list !== true && isMeant(matches)) {
      if (output.asJson) output.json(dataOf(best.entry, model));
      else
        output.print(
          ...describe(best.entry, model, productNames(), output),
          ...furtherMatches(matches, output),
        );
      return ExitCode.ok;
    }
    if (output.asJson)
      output.json(
        matches
          .slice(0, options.limit)
          .map(({ entry: { aliases, ...entry }, score }) => ({ ...entry, score: Math.round(score) })),
      );
    else printList(matches, options.limit, output);
    return ExitCode.ok;
  },
};

/** The very name, or a hit that leaves the others behind. */
function isMeant([best, second]: readonly Match[]): boolean {
  if (best === undefined) return false;
  return isExact(best) || second === undefined || (best.score >= 60 && best.score - second.score >= 8);
}

function furtherMatches(matches: readonly Match[], output: Output): string[] {
  const others = matches.slice(1).filter(({ entry, score }) => entry.kind === 'function' && score >= 60);
  if (others.length === 0) return [];
  const names = others.slice(0, 4).map(({ entry }) => entry.name);
  const more = others.length > 4 ? ` and ${others.length - 4} more (--list)` : '';
  return ['', labelled('Also:', `${names.join(', ')}${more}`, 6, output.terminal.columns)];
}

function printList(matches: readonly Match[], limit: number, output: Output): void {
  const { style, terminal } = output;
  const rows = matches.slice(0, limit).map(({ entry }) => [entry.name, entry.kind, entry.summary]);
  output.print(
    ...table([{ title: 'name' }, { title: 'kind' }, { title: 'what', flexible: 'cut' }], rows, {
      width: terminal.columns,
      styleTitle: style.dim,
    }),
  );
  if (matches.length > limit) output.print(style.dim(`… ${matches.length - limit} more, --limit shows them`));
}
