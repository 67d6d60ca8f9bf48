import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXIT_CODES } from '../../src/cli/exit-codes.js';
import {
  cleanEnvironment,
  commandFile,
  type Outcome,
  root,
  runCommand,
  runJson,
} from '../support/command.js';

const COMMANDS = [
  'info',
  'doctor',
  'watch',
  'bandwidth',
  'memtest',
  'run',
  'repl',
  'api',
  'sim',
  'generate',
  'diff',
];

const helps = new Map<string, Promise<Outcome>>();

/** The help of a command, asked for once. */
function help(name: string): Promise<Outcome> {
  const asked = helps.get(name) ?? runCommand(['help', name]);
  helps.set(name, asked);
  return asked;
}

describe('the command line', () => {
  it('lists all commands, examples and exit codes in 80 columns', async () => {
    const { stdout, status } = await runCommand([]);
    expect(status).toBe(0);
    for (const name of COMMANDS) expect(stdout).toMatch(new RegExp(`^  ${name} .*`, 'm'));
    for (const [code, meaning] of EXIT_CODES)
      expect(stdout).toContain(`${code} `.padEnd(7) + meaning.slice(0, 40));
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it.each(COMMANDS)('has examples and the global options in the help of %s', async (name) => {
    const { stdout, status } = await help(name);
    expect(status).toBe(0);
    expect(stdout).toMatch(new RegExp(`^Usage: ascendcl ${name} `));
    expect(stdout).toContain('\nExamples:\n  $ ascendcl ');
    for (const option of ['--json', '--backend', '--library', '--device'])
      expect(stdout).toContain(`  ${option}`);
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('prints the version of the package', async () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect((await runCommand(['--version'])).stdout).toBe(`${version}\n`);
  });

  it.each([
    [['smi'], /unknown command 'smi'[\s\S]*Did you mean sim\?/],
    [['info', '--nonsense'], /unknown option '--nonsense'/],
    [['info', '--backend', 'gpu'], /Allowed choices are npu, simulator/],
    [['info', '--device', '-1'], /whole number from 0/],
    [['bandwidth', '--sizes', '12Q'], /size such as/],
    [['bandwidth', '--path', 'h2h'], /The paths are/],
    [['memtest', '--share', '150%'], /at most 1/],
    [['watch', '--interval', 'soon'], /a time such as/],
    [['sim', '--fault', 'oops', '--', 'true'], /FUNCTION#N=CODE/],
    [['sim', '--fault', 'aclrtMallok#1=207001', '--', 'true'], /no function aclrtMallok/],
    [['sim'], /missing required argument/],
    [['run', 'test'], /test is a folder/],
    [
      ['memtest', '--size', '1M', '--share', '50%'],
      /'--size <size>' cannot be used with option '--share <part>'/,
    ],
    [['watch', '--interval', '600h'], /24 days at most/],
    [['bandwidth', '--sizes', '1M,5G'], /at most 4 GiB/],
    [['help', 'nothing'], /there is no such command\n$/],
    [['diff', 'one'], /missing required argument 'new'/],
    [['info', 'extra'], /too many arguments/],
  ])('refuses %j with exit code 2', async (args, message) => {
    const { status, stderr, stdout } = await runCommand(args);
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
    expect(stdout).toBe('');
  });

  it('leads from a mistake to the help that has the options of the command', async () => {
    const { stderr } = await runCommand(['watch', '--nonsense']);
    expect(stderr).toMatch(/\nRun "ascendcl watch --help" for its options\.\n$/);
  });

  it.each(COMMANDS)('tells each choice and each default once in the help of %s', async (name) => {
    const { stdout } = await help(name);
    const options = stdout
      .replace(/\nExamples:[\s\S]*/, '')
      .split(/\n {2}(?=-)/)
      .slice(1);
    for (const text of options) {
      expect(text.match(/default: /g) ?? [], text).toHaveLength(text.includes('default: ') ? 1 : 0);
      expect(text.match(/h2d-pinned/g) ?? [], text).toHaveLength(text.startsWith('--path') ? 1 : 0);
    }
  });

  it('takes global options before and behind the name of the command', async () => {
    const before = await runJson<{ name: string }>(['api', 'aclrtFree']);
    const behind = await runCommand(['api', 'aclrtFree', '--json']);
    expect(JSON.parse(behind.stdout)).toEqual(before.data);
  });

  it('tells failures as JSON when JSON was asked for', async () => {
    const { status, data } = await runJson<{ error: { errorCode: string; message: string; file: string } }>([
      'info',
      '--library',
      '/nowhere/libacl_rt.so',
    ]);
    expect(status).toBe(1);
    expect(data.error).toMatchObject({ errorCode: 'ERR_LIBRARY_NOT_FOUND', file: '/nowhere/libacl_rt.so' });
  });

  it.each([
    [['smi', '--json'], "unknown command 'smi'"],
    [['--json', 'info', '--nonsense'], "unknown option '--nonsense'"],
    [['memtest', '--json', '--size', '1Z'], 'size such as'],
    [['diff', '--json'], "missing required argument 'old'"],
    [['help', 'nothing', '--json'], 'there is no such command'],
  ])('tells a mistake of the command line as JSON: %j', async (args, message) => {
    const { status, stdout } = await runCommand(args);
    expect(status).toBe(2);
    expect(JSON.parse(stdout).error.message).toContain(message);
  });

  it('leaves the options of other programs to them', async () => {
    const { status, stdout, stderr } = await runCommand(['sim', '--', 'no-such-program', '--json']);
    expect({ status, stdout }).toEqual({ status: 127, stdout: '' });
    expect(stderr).toContain('no-such-program: there is no such program');
  });

  it('tells failures in a sentence, without a stack, when the user can mend them', async () => {
    const { status, stderr } = await runCommand(['info', '--library', '/nowhere/libacl_rt.so']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^ascendcl: Cannot use \/nowhere\/libacl_rt\.so/);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it('colours nothing in a pipe, and not with NO_COLOR even when colours are forced', async () => {
    expect((await runCommand(['api', 'malloc'])).stdout).not.toContain('\x1b');
    expect((await runCommand(['api', 'malloc'], { env: { FORCE_COLOR: '1' } })).stdout).toContain('\x1b[1m');
    const quiet = await runCommand(['api', 'malloc'], { env: { FORCE_COLOR: '1', NO_COLOR: '1' } });
    expect(quiet.stdout).not.toContain('\x1b');
  });

  it.each([
    [['doctor', '--backend', 'simulator']],
    [['info', '--backend', 'simulator']],
    [['api', '--list', 'pool']],
    [['api', 'rt.malloc']],
    [['bandwidth', '--backend', 'simulator', '--quick', '--sizes', '4K,64K']],
    [['diff', 'package', 'package']],
  ])('keeps to ASCII where the locale asks for it: %j', async (args) => {
    const { stdout, stderr } = await runCommand(args, { env: { LC_ALL: 'C' } });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is what is meant
    expect(stdout + stderr).toMatch(/^[\x00-\x7f]+$/);
  });

  it('says in a line that its output can not be written', () => {
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', `"${process.execPath}" "${commandFile}" api malloc > /dev/full`],
      { encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(/^ascendcl: the output can't be written: ENOSPC.*\n$/);
  });

  it('is content with a reader that leaves early', () => {
    const line = `"${process.execPath}" "${commandFile}" api --list --limit 5000 acl | head -1`;
    expect(
      execFileSync('sh', ['-c', `set -e; ${line}`], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }),
    ).toMatch(/^name/);
  });

  it.each([
    ['doctor --backend npu', 3],
    ['doctor --backend simulator', 0],
    ['watch --backend simulator --interval 50ms', 0],
  ])('tells by its exit code what it found, although nobody reads on: %s', (args, status) => {
    const line = `"${process.execPath}" "${commandFile}" ${args} | true; echo "\${PIPESTATUS[0]}"`;
    expect(execFileSync('bash', ['-c', line], { encoding: 'utf8', env: cleanEnvironment() })).toBe(
      `${status}\n`,
    );
  });
});
