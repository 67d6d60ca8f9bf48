import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as callbacks from '../../generated/callbacks.js';
import { InvalidArgumentError } from '../../src/errors/index.js';
import { thrownBy } from '../support/catching.js';
import { someOf } from '../support/scale.js';

const programs = fileURLToPath(new URL('./programs/', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'ascendcl-callbacks-'));
const library = join(work, 'caller.so');

interface Kind {
  readonly name: string;
  readonly returns: string;
}

const api = JSON.parse(readFileSync(new URL('../../generated/api.json', import.meta.url), 'utf8'));
const kinds: readonly Kind[] = api.callbacks;

beforeAll(() => {
  const source = join(programs, 'caller.c');
  execFileSync('cc', ['-std=c11', '-shared', '-fPIC', '-pthread', '-O1', '-o', library, source]);
});

afterAll(() => rmSync(work, { recursive: true }));

interface Ended {
  readonly lines: readonly string[];
  readonly status: [code: number | null, signal: string | null];
  readonly errors: string;
}

/** Runs the program. What hangs is killed. */
async function ends(end: string, thread: string, ...only: string[]): Promise<Ended> {
  const args = [join(programs, 'ends-in-callback.mjs'), library, end, thread, ...only];
  const child = spawn(process.execPath, args, { timeout: 60_000, killSignal: 'SIGKILL' });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  const [code, signal] = await once(child, 'close');
  return { lines: output.trim().split('\n'), status: [code, signal], errors };
}

/** What C gets of a kind when JavaScript gives no result. */
const refusal = ({ returns }: Kind): string => {
  if (returns === 'void') return 'nothing';
  return returns.includes('*') ? '0' : '500000';
};
const value = ({ returns }: Kind): string => (returns === 'void' ? 'nothing' : '77');

/** Each kind's result, then that of a call that comes when the function was released. */
const lines = (result: (kind: Kind) => string, more: readonly string[] = []): string[] =>
  [
    ...kinds.flatMap((kind) => [`${kind.name} ${result(kind)}`, `${kind.name} released: ${refusal(kind)}`]),
    ...more,
  ].sort();

const uncaught = (name: string, count = kinds.length): string[] => Array(count).fill(`uncaught: ${name}`);

const withResult = kinds.filter(({ returns }) => returns !== 'void');

/** How JavaScript ends in the function, and what shows. */
const ENDS: readonly (readonly [end: string, lines: readonly string[]])[] = [
  ['value', lines(value)],
  ['throw', lines(refusal, uncaught('Error'))],
  ['overflow', lines(refusal, uncaught('RangeError'))],
  ['limit', lines(refusal)],
  ['limit of its own', lines(refusal, uncaught('Error'))],
  ['wrong result', lines(refusal, uncaught('InvalidArgumentError', withResult.length))],
  ['terminate', lines(refusal)],
  ['exit of its thread', lines(refusal)],
];

const TIME = { timeout: 90_000 };

describe('a callback of any kind', () => {
  describe.each(['here', 'elsewhere'])('that C calls %s', (thread) => {
    const some = someOf(kinds, 4, thread === 'here' ? 0 : 2);

    it.concurrent.each(ENDS)('gives its result or the refusal: %s', TIME, async (end, expected) => {
      const { lines: seen, status, errors } = await ends(end, thread);
      expect(status, errors).toEqual([0, null]);
      expect(seen.slice().sort()).toEqual([...expected, 'end'].slice().sort());
    });

    it.concurrent.each(some)('ends the process when its function does: $name', TIME, async ({ name }) => {
      const { status, errors } = await ends('exit', thread, name);
      expect(status, errors).toEqual([7, null]);
    });
  });

  it('gives its result or the refusal at the end of the stack', TIME, async () => {
    const { lines: seen, status, errors } = await ends('end of the stack', 'here');
    expect(status, errors).toEqual([0, null]);
    const results = seen.filter((line) => !line.startsWith('uncaught'));
    expect(results).toEqual([
      ...kinds.map((kind) => {
        const both = [...new Set([refusal(kind), value(kind)])].sort();
        return `${kind.name} ${both.join(' or ')}`;
      }),
      'end',
    ]);
  });

  it('takes functions only, and releases what it has registered only', () => {
    const kind = callbacks.aclrtHostFunc;
    expect(thrownBy(() => kind.register(5 as never))).toBeInstanceOf(InvalidArgumentError);
    const pointer = kind.register(() => {});
    kind.release(pointer);
    expect(thrownBy(() => kind.release(pointer))).toMatchObject({ api: 'aclrtHostFunc.release' });
  });

  it('can be registered as often as C has functions for it', () => {
    const kind = callbacks.aclrtHostFunc;
    const pointers = new Set<bigint>();
    const registerAll = (): void => {
      for (;;) pointers.add(kind.register(() => {}));
    };
    expect(thrownBy(registerAll)).toMatchObject({ errorCode: 'ERR_TOO_MANY_CALLBACKS' });
    expect(pointers.size).toBeGreaterThan(1000);
    for (const pointer of pointers) kind.release(pointer as never); // registered above
    kind.release(kind.register(() => {}));
  });
});
