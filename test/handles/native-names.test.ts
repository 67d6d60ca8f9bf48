import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { compiled } from '../support/compiled.js';
import { itSince } from './support/versions.js';

const program = compiled(new URL('./programs/native-names.ts', import.meta.url));

/** Names are the process's, so that each scenario has a process of its own. */
async function run(...task: string[]): Promise<Record<string, unknown>> {
  const child = fork(program, task, { env: { ...process.env, ASCENDCL_SIM_FINDINGS: 'off' } });
  const exit = once(child, 'exit');
  const message = once(child, 'message');
  await Promise.race([exit, message]);
  if (child.exitCode !== null && child.exitCode !== 0)
    throw new Error(`${task} ended with ${child.exitCode}`);
  const [result] = await message;
  await exit;
  return result;
}

const REFUSED = 507899;

/** The second user of a key, what it is answered, and how many imports stay for ever. */
const users: Readonly<Record<string, { answer: unknown; left: number }>> = {
  'the same thread': { answer: 5, left: 0 },
  'the same thread on another device': { answer: 5, left: 0 },
  'another thread': { answer: 5, left: 0 },
  'another thread on another device': { answer: 5, left: 0 },
  // What its queued work still reads is not known.
  'a terminated thread': { answer: 5, left: 1 },
  'a key with another end': { answer: REFUSED, left: 0 },
  'a key with another beginning': { answer: REFUSED, left: 0 },
  'a longer key': { answer: REFUSED, left: 0 },
  'a key with a space behind': { answer: REFUSED, left: 0 },
};

for (const [user, { answer, left }] of Object.entries(users))
  itSince(
    '8.5.0',
    `memory of a key is its opener's until that closes it, whatever ${user} does`,
    async () => {
      expect(await run('together', user)).toEqual({ answer, bytes: [5, 5, 9], left, findings: 0 });
    },
  );

it('the list of second users is that of the program', async () => {
  expect(await run('together', 'nobody')).toEqual({ users: Object.keys(users) });
});

itSince(
  '8.5.0',
  'an export stays while another thread of its process has it open, and ends afterwards',
  async () => {
    expect(await run('own', 'ended')).toEqual({
      answer: 5,
      refusals: ['ERR_IN_USE', 'ERR_IN_USE'],
      byte: 5,
      states: ['closed', 'closed'],
      findings: 0,
    });
  },
);

itSince('8.5.0', 'an export stays when a thread of its process was terminated that had it open', async () => {
  const result = await run('own', 'terminated');
  expect(result).toMatchObject({ answer: 5, refusals: ['ERR_IN_USE', 'ERR_IN_USE'], byte: 5, findings: 0 });
});

const SEED = Number(process.env.ASCENDCL_TEST_SEED ?? 1);

itSince('8.5.0', `four threads open and close the same keys in any order (seed ${SEED})`, async () => {
  const steps = 400;
  expect(await run('walk', String(SEED), String(steps))).toEqual({
    answers: [steps, steps, steps, steps],
    left: 0,
    findings: 0,
  });
});
