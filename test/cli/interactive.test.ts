import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { jsonOf, show, showBytes } from '../../src/cli/interactive/show.js';
import { cleanEnvironment, commandFile, runCommand, runJson } from '../support/command.js';
import { onTerminal } from '../support/terminal.js';

const folder = mkdtempSync(join(tmpdir(), 'ascendcl-interactive-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SIMULATOR = ['--backend', 'simulator'];

function script(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

describe('ascendcl run', () => {
  it('has device, stream, rt and enums at hand, and the package by its name', async () => {
    const file = script(
      'copy.mjs',
      `import { DeviceMemory } from 'ascendcl';
       import { aclrtMemcpyKind } from 'ascendcl/enums';
       using_(device.allocate(1024));
       function using_(memory) {
         stream.copy(memory, new Uint8Array(1024).fill(9));
         stream.synchronizeBlocking();
         const bytes = new Uint8Array(1024);
         memory.copyTo(bytes);
         console.log(memory instanceof DeviceMemory, bytes[1023], rt.getDeviceCount(), ascend.backend);
         console.log(enums.aclrtMemcpyKind.ACL_MEMCPY_DEVICE_TO_HOST === aclrtMemcpyKind.ACL_MEMCPY_DEVICE_TO_HOST);
         console.log(process.argv.slice(2).join(' '));
         memory.dispose();
       }`,
    );
    const { stdout, stderr, status } = await runCommand(['run', ...SIMULATOR, file, 'one', '--json']);
    expect(stdout).toBe('true 9 2 simulator\ntrue\none --json\n');
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  });

  it('lists what was not disposed of, with the line that made it', async () => {
    const file = script(
      'leak.mjs',
      'const memory = device.allocate(4096);\ndevice.createEvent();\nmemory.fill(1);\n',
    );
    const { stderr, status } = await runCommand(['run', ...SIMULATOR, file]);
    expect(status).toBe(0);
    expect(stderr).toContain('Not disposed of: 2 objects, 4 KiB\n');
    expect(stderr).toContain(`DeviceMemory of 4 KiB, made at ${file}:1:`);
    expect(stderr).toContain(`Event, made at ${file}:2:`);
  });

  it('waits for what the script still has to do', async () => {
    const file = script('later.mjs', "setTimeout(() => console.log('later', ascend.disposed), 50);\n");
    expect((await runCommand(['run', ...SIMULATOR, file])).stdout).toBe('later false\n');
  });

  it('shares the runtime with a script that opens it by itself', async () => {
    const file = script(
      'open.mjs',
      "import { openAscend } from 'ascendcl';\nconst own = openAscend();\nconsole.log(own.device(0) === device);\nown.dispose();\ndevice.memoryInfo();\n",
    );
    const { stdout, status } = await runCommand(['run', ...SIMULATOR, file]);
    expect({ stdout, status }).toEqual({ stdout: 'true\n', status: 0 });
  });

  it('tells once what a script left open with a runtime of its own, and gives it back', async () => {
    const file = script(
      'own.mjs',
      `import { openAscend } from 'ascendcl';
       const own = openAscend({ trackAllocations: true });
       own.device(1).allocate(64);
       own.device(0).allocateHost(32);
       process.on('exit', () => { console.log(own.liveObjects().total); own.dispose(); });
      `,
    );
    const { stdout, stderr, status } = await runCommand(['run', ...SIMULATOR, file]);
    expect({ stdout, status }).toEqual({ stdout: '0\n', status: 0 });
    expect(stderr).toMatch(
      /^Not disposed of: 2 objects, 96 B\n {2}DeviceMemory of 64 B, made at .*own\.mjs:3:22\n {2}HostMemory of 32 B, made at .*own\.mjs:4:22\n$/,
    );
  });

  it('lets a script fork itself, TypeScript or not', async () => {
    for (const name of ['fork.mjs', 'fork.ts']) {
      const file = script(
        name,
        `import { fork } from 'node:child_process';
         import { once } from 'node:events';
         import { fileURLToPath } from 'node:url';
         import { DeviceMemory } from 'ascendcl';
         if (process.argv[2] === 'child') process.send?.(DeviceMemory.name);
         else console.log((await once(fork(fileURLToPath(import.meta.url), ['child']), 'message'))[0]);
        `,
      );
      const { stdout, stderr, status } = await runCommand(['run', ...SIMULATOR, file]);
      expect({ stdout, stderr, status }).toEqual({ stdout: 'DeviceMemory\n', stderr: '', status: 0 });
    }
  });

  it('lets a script start itself in workers, and workers start others, TypeScript or not', async () => {
    for (const name of ['workers.mjs', 'workers.ts']) {
      const file = script(
        name,
        `import { once } from 'node:events';
         import { fileURLToPath } from 'node:url';
         import { parentPort, Worker, workerData } from 'node:worker_threads';
         import { DeviceMemory } from 'ascendcl';
         const depth = workerData?.depth ?? 0;
         const options = { workerData: { depth: depth + 1 }, argv: ['x'], execArgv: depth === 0 ? ['--no-warnings'] : undefined };
         const found = [DeviceMemory.name, process.argv[2], process.execArgv.length];
         if (depth < 2) found.push(...(await once(new Worker(fileURLToPath(import.meta.url), options), 'message'))[0]);
         if (parentPort) parentPort.postMessage(found); else console.log(JSON.stringify(found));
        `,
      );
      const { stdout, stderr, status } = await runCommand(['run', ...SIMULATOR, file]);
      expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
      const found = ['DeviceMemory', null, 2, 'DeviceMemory', 'x', 3, 'DeviceMemory', 'x', 2];
      expect(JSON.parse(stdout)).toEqual(found);
    }
  });

  it('fails with a script that awaits what never comes, and gives back what it had', async () => {
    const file = script('never.mjs', 'device.allocate(64);\nawait new Promise(() => {});\n');
    const { stderr, status } = await runCommand(['run', ...SIMULATOR, file]);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^ascendcl: .*never\.mjs: the script awaits what never comes.*\nNot disposed of: 1 object, 64 B\n {2}DeviceMemory of 64 B, made at .*never\.mjs:1:8\n$/,
    );
  });

  it('fails with the script, and shows where', async () => {
    const file = script('fail.mjs', "\nthrow new RangeError('too far');\n");
    const { stderr, status } = await runCommand(['run', ...SIMULATOR, file]);
    expect(status).toBe(1);
    expect(stderr).toContain('RangeError: too far');
    expect(stderr).toContain('fail.mjs:2');
  });

  it('shows where a call of the package failed', async () => {
    const file = script('call.mjs', '\nconst half = () => device.allocate(0.5);\nhalf();\n');
    const { stderr, status } = await runCommand(['run', ...SIMULATOR, file]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^ascendcl: Device\.allocate: argument "byteLength" .*\n {2}at /);
    expect(stderr).toContain(`  at ${file}:2:`);
    const json = await runCommand(['run', '--json', ...SIMULATOR, file]);
    expect(JSON.parse(json.stdout).error).toMatchObject({ place: expect.stringContaining(`${file}:2:`) });
  });

  it('says where the syntax of a module is wrong', async () => {
    const file = script('syntax.mjs', "import 'node:fs';\nusing = = 3;\n");
    const { stderr, status } = await runCommand(['run', ...SIMULATOR, file]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^ascendcl: SyntaxError: /);
    expect(stderr).toContain(`${file}:2: `);
    expect(stderr).not.toContain('\n    at ');
  });

  it('runs TypeScript, with enums and using, and names its lines', async () => {
    const file = script(
      'typed.ts',
      `import { type Device, DeviceMemory } from 'ascendcl';
       enum Size { Small = 64 }
       async function measure(on: Device): Promise<number> {
         using memory = on.allocate(Size.Small);
         return memory instanceof DeviceMemory ? memory.byteLength : 0;
       }
       console.log(await measure(device), ascend.liveObjects().total, process.argv[2]);
       device.createEvent();
      `,
    );
    const { stdout, stderr, status } = await runCommand(['run', ...SIMULATOR, file, '--json']);
    expect({ stdout, status }).toEqual({ stdout: '64 0 --json\n', status: 0 });
    expect(stderr).toMatch(/^Not disposed of: 1 object\n {2}Event, made at .*typed\.ts:8:15\n$/);
  });

  it('says where TypeScript is wrong', async () => {
    const { stderr, status } = await runCommand(['run', script('wrong.ts', '\nconst x: = 3;\n')]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/ascendcl: SyntaxError: .*wrong\.ts:2: Type expected\.\n$/);
  });

  it('has the exit code that the script sets', async () => {
    const file = script('code.mjs', 'process.exitCode = 7;\n');
    expect((await runCommand(['run', ...SIMULATOR, file])).status).toBe(7);
    const text = script('code-as-text.mjs', "process.exitCode = '3';\n");
    expect((await runCommand(['run', ...SIMULATOR, text])).status).toBe(3);
  });

  it('goes on when nobody reads what it writes to stderr', async () => {
    const file = script(
      'unheard.mjs',
      "process.stderr.write('x'.repeat(100_000));\nawait new Promise((done) => setTimeout(done, 50));\nprocess.stderr.write('y');\nconsole.log('end');\n",
    );
    const line = `{ "${process.execPath}" "${commandFile}" run --backend simulator "${file}" 2>&3 3>&-; echo "status $?"; } 3> >(exec true)`;
    expect(execFileSync('bash', ['-c', line], { encoding: 'utf8', env: cleanEnvironment() })).toBe(
      'end\nstatus 0\n',
    );
  });

  it('says that there is no such script', async () => {
    const { stderr, status } = await runCommand(['run', ...SIMULATOR, join(folder, 'nothing.mjs')]);
    expect(status).toBe(2);
    expect(stderr).toContain('there is no such file');
  });
});

describe('ascendcl repl with a script in a pipe', () => {
  const repl = (input: string, env = {}) => runCommand(['repl', ...SIMULATOR], { input, env });

  it('prints results and nothing else', async () => {
    const { stdout, stderr, status } = await repl('1 + 1\nconst x = 3\nx * 2\nrt.getDeviceCount()\n');
    expect({ stdout, stderr, status }).toEqual({ stdout: '2\n6\n2\n', stderr: '', status: 0 });
  });

  it('waits for each line before it goes on', async () => {
    const { stdout } = await repl(
      "await new Promise((done) => setTimeout(() => done('first'), 60))\n'second'\n",
    );
    expect(stdout).toBe("'first'\n'second'\n");
  });

  it('takes statements of several lines', async () => {
    expect((await repl('for (const n of [1, 2]) {\n  console.log(n);\n}\n')).stdout).toBe('1\n2\n');
  });

  it('has the classes and functions of the package by their names', async () => {
    const { stdout } = await repl(
      'AclError.name\ntry { rt.free(1n) } catch (error) { error instanceof AclError }\n',
    );
    expect(stdout).toBe("'AclError'\ntrue\n");
  });

  it('lists what is open on demand and at the end', async () => {
    const { stdout, stderr } = await repl(
      'const m = device.allocate(64)\nawait stream.synchronize()\n.live\n',
    );
    expect(stdout).toMatch(/^DeviceMemory, 64 bytes, made at REPL1:1:\d+\n$/);
    expect(stderr).toMatch(
      /^Not disposed of: 1 object, 64 B\n {2}DeviceMemory of 64 B, made at REPL1:1:\d+\n$/,
    );
  });

  it('explains functions', async () => {
    expect((await repl('.api mapmem\n')).stdout).toMatch(/^aclrtMapMem {2}function/);
    expect((await repl('.api 207999\n')).stdout).toMatch(/^207999 {2}no known error code/);
    const { stdout } = await runCommand(['--json', 'repl', '--backend', 'simulator'], {
      input: '.api mapmem\n',
    });
    const { data } = await runJson<object>(['api', 'mapmem']);
    expect(JSON.parse(stdout)).toEqual(data);
  });

  it('gives each result and error as a line of JSON to programs', async () => {
    const input = [
      'const size = 64; size',
      'device.memoryInfo().total > 0',
      '[1n, { a: new Uint8Array(2) }]',
      'device',
      'undefined',
      'device.allocate(-1)',
      'throw 3',
      "await Promise.reject(new Error('no'))",
      '.live',
    ].join('\n');
    const { stdout, status } = await runCommand(['repl', '--json', ...SIMULATOR], { input });
    const lines = stdout
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(lines).toEqual([
      { result: 64 },
      { result: true },
      { result: ['1', { a: [0, 0] }] },
      { result: expect.stringContaining('Device') },
      { error: expect.objectContaining({ errorCode: 'ERR_INVALID_ARGUMENT', parameter: 'byteLength' }) },
      { error: { message: '3' } },
      { error: { name: 'Error', message: 'no' } },
      [],
    ]);
    expect(status).toBe(1);
  });

  it('fails when the script ends in the middle of a statement', async () => {
    const { stderr, status } = await repl('for (const x of [1]) {\n');
    expect(stderr).toBe('ascendcl: the script ends in the middle of a statement\n');
    expect(status).toBe(1);
  });

  it('goes on after an error, and exits with 1', async () => {
    const { stdout, status } = await repl("device.allocate(-1)\n'still here'\n");
    expect(stdout).toMatch(/InvalidArgumentError: Device\.allocate/);
    expect(stdout).toMatch(/'still here'\n$/);
    expect(status).toBe(1);
    expect((await repl("await Promise.reject(new Error('no'))\n")).status).toBe(1);
  });
});

describe('ascendcl repl on a terminal', () => {
  it('greets, completes, keeps a history and says what is left open', async () => {
    const history = join(folder, 'history');
    const { screen, status } = await onTerminal(
      ['repl', '--backend', 'simulator'],
      [
        [/> .*$/, 'const m = device.allocate(64)\r'],
        [/> .*$/, 'rt.memcpyBatchA'],
        [/BatchA/, '\t'],
        [/sync/, '\t'],
        [/memcpyBatchAsyncV2/, '\u0015.exit\r'],
      ],
      { ASCENDCL_REPL_HISTORY: history, NO_COLOR: '1' },
    );
    expect(screen).toContain('ascendcl on the simulator, device 0');
    expect(screen).toContain('Not disposed of: 1 object, 64 B');
    expect(screen).not.toMatch(/TypeError|warning:/);
    expect(readFileSync(history, 'utf8')).toContain('const m = device.allocate(64)');
    expect(status).toBe(0);
  });
});

describe('how results are shown', () => {
  it('shows addresses in hexadecimal as well', () => {
    expect(show(0x1234_0000n, false)).toMatch(/n {2}0x12340000$/);
    expect(show(7n, false)).toBe('7n');
  });

  it('is text in JSON where it is no plain data, or contains itself', () => {
    const round: Record<string, unknown> = { n: 2n ** 60n };
    round.self = round;
    expect(jsonOf(round)).toEqual({ n: '1152921504606846976', self: expect.stringContaining('[Circular') });
    expect(jsonOf(new Map([[1, 2]]))).toBe('Map(1) { 1 => 2 }');
    expect(jsonOf(new Float32Array(2))).toEqual([0, 0]);
  });

  it('shows bytes with offsets and characters, and only the beginning of many', () => {
    const bytes = new TextEncoder().encode('The quick brown fox jumps');
    expect(showBytes(bytes).split('\n')).toEqual([
      'Uint8Array(25)',
      '  000000  54 68 65 20 71 75 69 63 6b 20 62 72 6f 77 6e 20  The quick brown ',
      '  000010  66 6f 78 20 6a 75 6d 70 73                       fox jumps',
    ]);
    expect(show(new Uint8Array(1000), false)).toMatch(/… 872 more bytes$/);
    expect(show(new Float32Array(2), false)).toBe('Float32Array(2) [ 0, 0 ]');
  });
});
