import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { type REPLServer, start } from 'node:repl';
import { Writable } from 'node:stream';
import * as ascendcl from '../../index.js';
import { codeWithoutName, dataOfCode, describeCodeNumber } from '../api/code-number.js';
import { dataOf } from '../api/data.js';
import { describe } from '../api/describe.js';
import { entriesOf } from '../api/entries.js';
import { search } from '../api/search.js';
import { ExitCode } from '../exit-codes.js';
import { asData, CommandError } from '../failure.js';
import type { GlobalOptions } from '../global-options.js';
import { ownModel, productNames } from '../model/own-model.js';
import type { Output } from '../terminal/output.js';
import { Evaluation } from './evaluation.js';
import { reportLeftOpen } from './left-open.js';
import { PipedInput } from './piped-input.js';
import { jsonOf, show } from './show.js';
import { Toolbox } from './tools.js';

/** A prompt with the API at hand. Reads a script from a pipe, too; then the first error decides the exit code. */
export async function runRepl(options: GlobalOptions, output: Output): Promise<number> {
  await using toolbox = await Toolbox.open(options, output);
  const interactive = output.terminal.isTerminal && process.stdin.isTTY === true;
  if (interactive) greet(toolbox, output);
  const piped = interactive ? undefined : new PipedInput(process.stdin);
  const evaluation = new Evaluation();
  const asText = (value: unknown) => show(value, output.terminal.colour);
  const server = start({
    ...(piped === undefined
      ? {}
      : { input: piped.stream, output: output.asJson ? nowhere() : process.stdout }),
    prompt: interactive ? '> ' : '',
    terminal: interactive,
    useColors: output.terminal.colour,
    // Objects of the script and of the library must be of one kind: `instanceof` tells them apart.
    useGlobal: true,
    ignoreUndefined: true,
    writer: output.asJson ? (value: unknown) => writeJson(value, evaluation, output) : asText,
  });
  evaluation.watch(server);
  const provide = () => {
    // Classes and functions of the package by their names, then the tools.
    Object.assign(server.context, ascendcl);
    toolbox.define(server.context);
  };
  provide();
  server.on('reset', provide);
  defineCommands(server, toolbox, output);
  if (interactive) await setUpHistory(server, output);
  else piped?.drive(server);
  await new Promise<void>((resolve) => server.once('exit', resolve));
  reportLeftOpen(toolbox.openObjects(), output);
  if (!interactive && !evaluation.isFinished) {
    const error = new CommandError('the script ends in the middle of a statement');
    if (!output.asJson) throw error;
    output.json({ error: asData(error) }, 0);
    return error.exitCode;
  }
  return !interactive && hasFailed(server) ? ExitCode.failure : ExitCode.ok;
}

/** A line for each result or error. The prompt writes what this returns; empty text it would ask for again. */
function writeJson(value: unknown, evaluation: Evaluation, output: Output): string {
  if (evaluation.takeIsResult()) output.json({ result: jsonOf(value) }, 0);
  else output.json({ error: asData(value) }, 0);
  return ' ';
}

const nowhere = (): Writable =>
  new Writable({
    write(_chunk, _encoding, done) {
      done();
    },
  });

function greet(toolbox: Toolbox, output: Output): void {
  const { style } = output;
  const { ascend, device } = toolbox.tools;
  const machine = ascend.backend === 'simulator' ? 'the simulator' : (ascend.socName ?? 'an NPU');
  output.print(
    `${style.bold('ascendcl')} on ${machine}, device ${device.id}`,
    style.dim('At hand: ascend, device, stream, rt (all functions), enums. `await` works.'),
    style.dim('.api NAME explains, .live lists what is open, .exit or Ctrl-D ends.'),
  );
}

function defineCommands(server: REPLServer, toolbox: Toolbox, output: Output): void {
  server.defineCommand('api', {
    help: 'Explain a function, type, constant or error code',
    action(words) {
      const model = ownModel();
      const matches = search(entriesOf(model), words);
      const [best] = matches;
      const code = codeWithoutName(words, matches);
      if (output.asJson)
        output.json(code ? dataOfCode(code) : best === undefined ? null : dataOf(best.entry, model), 0);
      else if (code !== undefined) output.print(...describeCodeNumber(code, output));
      else
        output.print(
          ...(best === undefined
            ? [`Nothing is like "${words}".`]
            : describe(best.entry, model, productNames(), output)),
        );
      this.displayPrompt();
    },
  });
  server.defineCommand('live', {
    help: 'List the objects that are open, with the place where each was made',
    action() {
      const objects = toolbox.openObjects();
      if (output.asJson) output.json(objects, 0);
      else if (objects.length === 0) output.print('Nothing is open.');
      else
        for (const { kind, byteLength, place } of objects)
          output.print(
            `${kind}${byteLength === 0 ? '' : `, ${byteLength} bytes`}${place[0] === undefined ? '' : `, made at ${place[0]}`}`,
          );
      this.displayPrompt();
    },
  });
}

/** What the prompt keeps of the last error for `_error`; Node.js has it on the server, its types don't tell. */
interface Remembering {
  readonly lastError?: unknown;
}

/** The prompt itself prints errors and goes on; a script in a pipe must be able to fail. */
const hasFailed = (server: REPLServer & Remembering): boolean => server.lastError !== undefined;

/** ASCENDCL_REPL_HISTORY names another file; empty: none is kept. */
function setUpHistory(server: REPLServer, output: Output): Promise<void> {
  const file = process.env.ASCENDCL_REPL_HISTORY ?? usualHistory();
  if (file === '') return Promise.resolve();
  return new Promise((resolve) => {
    try {
      mkdirSync(dirname(file), { recursive: true });
    } catch {
      // Without the folder the next step says what is wrong.
    }
    server.setupHistory(file, (error) => {
      if (error !== null) output.warn(`The history is not kept: ${error.message}`);
      resolve();
    });
  });
}

/** A user without a name, as in a container, may have no home: then no history is kept. */
function usualHistory(): string {
  try {
    const state = process.env.XDG_STATE_HOME || join(homedir(), '.local', 'state');
    return join(state, 'ascendcl', 'repl_history');
  } catch {
    return '';
  }
}
