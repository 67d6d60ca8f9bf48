import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandFile, root, runCommand, runJson } from '../support/command.js';
import { fakeLibrary } from '../support/fake-library.js';

const folder = mkdtempSync(join(tmpdir(), 'ascendcl-simulate-'));
const FINDINGS = 6;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Document {
  readonly exitCode: number;
  readonly program: { readonly status: number; readonly signal: string | null };
  readonly processes: readonly {
    readonly findings: readonly { readonly kind: string; readonly function: string }[];
  }[];
}

const kindsIn = ({ processes }: Document): string[] =>
  processes.flatMap(({ findings }) => findings.map(({ kind }) => kind));

/** A program in C against the interface headers, linked with a library of the runtime's name that does nothing. */
function compileProgram(name: string, main: string, headers = ''): string {
  const file = join(folder, name);
  fakeLibrary(join(folder, 'libascendcl.so'), { flags: ['-Wl,-soname,libascendcl.so'] });
  writeFileSync(
    `${file}.c`,
    `${headers}\n#include "acl/acl.h"\n#include <stdio.h>\n#include <stdlib.h>\nint main(void) {\n${main}\n}\n`,
  );
  const include = `-I${join(root, 'scripts/headers')}`;
  execFileSync('cc', [include, '-o', file, `${file}.c`, `-L${folder}`, '-lascendcl']);
  return file;
}

const PYTHON = `
import ctypes, sys
acl = ctypes.CDLL('libascendcl.so')
acl.aclInit(None)
acl.aclrtSetDevice(0)
pointer = ctypes.c_void_p()
print('malloc', acl.aclrtMalloc(ctypes.byref(pointer), ctypes.c_size_t(4096), 0))
if 'free' in sys.argv and pointer.value:
    acl.aclrtFree(pointer)
acl.aclrtResetDevice(0)
acl.aclFinalize()
sys.exit(int(sys.argv[-1]) if sys.argv[-1].isdigit() else 0)
`;

describe('a Python program on the simulator', () => {
  const program = join(folder, 'leak.py');
  beforeAll(() => writeFileSync(program, PYTHON));

  it('is told what it leaks, with exit code 6', async () => {
    const { status, stdout, stderr } = await runCommand(['sim', '--', 'python3', program]);
    expect(stdout).toBe('malloc 0\n');
    expect(stderr).toMatch(/finding 1: leak at finalize/);
    expect(stderr).toMatch(
      /ascendcl sim: 1 finding \(1 leak at finalize\); the program ended with status 0, exit code 6\n$/,
    );
    expect(status).toBe(FINDINGS);
  });

  it('ends with 0 when all is well, and nothing is said in a pipe', async () => {
    const { status, stderr } = await runCommand(['sim', '--', 'python3', program, 'free']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('keeps its own exit status when that is not 0', async () => {
    expect((await runCommand(['sim', '--', 'python3', program, '42'])).status).toBe(42);
    expect((await runCommand(['sim', '--findings-exit-code', '0', '--', 'python3', program])).status).toBe(0);
  });

  it('gives the findings as JSON and leaves stdout to it', async () => {
    const { data, status } = await runJson<Document>(['sim', '--', 'python3', program]);
    expect(status).toBe(FINDINGS);
    expect(data).toMatchObject({ exitCode: FINDINGS, program: { status: 0, signal: null } });
    expect(kindsIn(data)).toEqual(['leak-at-finalize']);
    expect(data.processes[0]?.findings[0]?.function).toBe('aclrtMalloc');
  });

  it('fails where a fault rule says so', async () => {
    const { stdout, status } = await runCommand([
      'sim',
      '--fault',
      'aclrtMalloc#1=207001',
      '--',
      'python3',
      program,
    ]);
    expect(stdout).toBe('malloc 207001\n');
    expect(status).toBe(0);
  });

  it('is told of pinned memory that changes under a queued copy, unless it does not want to be', async () => {
    const script = join(folder, 'next-batch.py');
    writeFileSync(
      script,
      `import ctypes
acl = ctypes.CDLL('libascendcl.so')
device, host, stream, size = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_size_t(64)
acl.aclInit(None); acl.aclrtSetDevice(0); acl.aclrtCreateStream(ctypes.byref(stream))
acl.aclrtMalloc(ctypes.byref(device), size, 0); acl.aclrtMallocHost(ctypes.byref(host), size)
ctypes.memset(host, 1, 64)
acl.aclrtMemcpyAsync(device, size, host, size, 1, stream)
ctypes.memset(host.value + 7, 2, 57)
acl.aclrtSynchronizeStream(stream)
acl.aclrtFree(device); acl.aclrtFreeHost(host); acl.aclrtDestroyStream(stream); acl.aclFinalize()
`,
    );
    const run = (...options: string[]) =>
      runCommand(['sim', '--latency', '1s', ...options, '--', 'python3', script]);
    const told = await run();
    expect(told.stderr).toMatch(/aclrtMemcpyAsync, argument src.*64 bytes/);
    expect(told.stderr).toContain('first at byte 7 of 64');
    expect(told.status).toBe(FINDINGS);
    expect(await run('--no-watch-pinned')).toMatchObject({ status: 0, stderr: '' });
  });

  it('reads a bad bit turned over, and refuses what is no bit', async () => {
    const script = join(folder, 'bit.py');
    writeFileSync(
      script,
      `import ctypes
acl = ctypes.CDLL('libascendcl.so')
memory = ctypes.c_void_p()
byte = ctypes.create_string_buffer(1)
size = ctypes.c_size_t
acl.aclInit(None); acl.aclrtSetDevice(0); acl.aclrtMalloc(ctypes.byref(memory), size(64), 0)
acl.aclrtMemset(memory, size(64), 0, size(64))
acl.aclrtMemcpy(byte, size(1), ctypes.c_void_p(memory.value + 5), size(1), 2)
print(byte.raw[0])
acl.aclrtFree(memory); acl.aclFinalize()
`,
    );
    const bits = ['--bad-bit', '0+0x5:3', '--bad-bit', '0+0x5:4', '--bad-bit', '0x180000200005:3'];
    expect((await runCommand(['sim', ...bits, '--', 'python3', script])).stdout).toBe('24\n');
    for (const wrong of ['5:3', '0x5:8', '0x0:1', '0x180000200005', '0+5:3'])
      expect(await runCommand(['sim', '--bad-bit', wrong, '--', 'echo', 'ran'])).toMatchObject({
        status: 2,
        stdout: '',
      });
  });

  it('runs on the machine of the options', async () => {
    const script = join(folder, 'machine.py');
    writeFileSync(
      script,
      "import ctypes\nacl = ctypes.CDLL('libacl_rt.so')\nn = ctypes.c_uint()\nacl.aclInit(None)\nacl.aclrtGetDeviceCount(ctypes.byref(n))\nacl.aclrtGetSocName.restype = ctypes.c_char_p\nprint(n.value, acl.aclrtGetSocName().decode())\n",
    );
    const { stdout } = await runCommand([
      'sim',
      '--devices',
      '5',
      '--soc',
      'Ascend310P3',
      '--',
      'python3',
      script,
    ]);
    expect(stdout).toBe('5 Ascend310P3\n');
  });
});

describe('a C program on the simulator', () => {
  it('is told that it copies out of bounds', async () => {
    const program = compileProgram(
      'bounds',
      `  void *device; char host[256] = {0};
  aclInit(NULL); aclrtSetDevice(0);
  aclrtMalloc(&device, 64, ACL_MEM_MALLOC_HUGE_FIRST);
  aclrtMemcpy(device, 256, host, 256, ACL_MEMCPY_HOST_TO_DEVICE);
  aclrtFree(device); aclrtResetDevice(0); aclFinalize();
  return 0;`,
    );
    const { status, stderr } = await runCommand(['sim', '--', program]);
    expect(stderr).toMatch(/out of bounds/);
    expect(stderr).toMatch(/aclrtMemcpy/);
    expect(status).toBe(FINDINGS);
  });

  it('ends with 128 and the number of the signal that ended it', async () => {
    const program = compileProgram('crash', '  aclInit(NULL); abort();');
    const { status, stderr } = await runCommand(['sim', '--', program]);
    expect(status).toBe(134);
    expect(stderr).toContain('was ended by SIGABRT');
  });

  it.each([
    ['--report', 1],
    ['--config', 2],
  ])('runs nothing when the file of %s can not be used', async (option, expected) => {
    const file = join(folder, 'gone', 'file.json');
    const { status, stdout } = await runCommand(['sim', option, file, '--', 'echo', 'ran']);
    expect({ status, stdout }).toEqual({ status: expected, stdout: '' });
  });

  it('collects the findings of all processes in the report', async () => {
    const leak = compileProgram(
      'leaks',
      '  void *p; aclInit(NULL); aclrtSetDevice(0); aclrtMalloc(&p, 64, 0); aclFinalize(); return 0;',
    );
    const report = join(folder, 'report.json');
    const { status } = await runCommand([
      'sim',
      '--report',
      report,
      '--',
      'sh',
      '-c',
      `'${leak}'; '${leak}'`,
    ]);
    expect(status).toBe(FINDINGS);
    const document: Document = JSON.parse(readFileSync(report, 'utf8'));
    expect(document.processes).toHaveLength(2);
    expect(kindsIn(document)).toEqual(['leak-at-finalize', 'leak-at-finalize']);
  });
});

describe('a program of this package on the simulator', () => {
  it('finds the simulator although it looks for a library by itself', async () => {
    const { stdout } = await runCommand([
      'sim',
      '--devices',
      '3',
      '--',
      process.execPath,
      commandFile,
      'info',
      '--json',
    ]);
    expect(JSON.parse(stdout).devices).toHaveLength(3);
  });
});

describe('a machine that the simulator does not know', () => {
  const refused = async (args: readonly string[], env: Record<string, string> = {}) => {
    const { status, stdout, stderr } = await runCommand(['sim', ...args, '--', 'echo', 'ran'], { env });
    expect({ status, stdout }, stderr).toEqual({ status: 2, stdout: '' });
    return stderr;
  };

  it('is refused before anything runs, with the names that it knows', async () => {
    expect(await refused(['--soc', 'Nope'])).toMatch(
      /^ascendcl: nothing was run: --soc "Nope" is not understood; it must be a SoC name that begins with Ascend910B, .*, or a product: 910b, .*\n$/,
    );
    expect(await refused(['--cann', 'newest'])).toMatch(/--cann "newest" .* such as 9\.1\.0/);
  });

  it('is refused, too, when the environment or the configuration file asks for it', async () => {
    expect(await refused([], { ASCENDCL_SIM_POISON: 'perhaps' })).toContain('ASCENDCL_SIM_POISON="perhaps"');
    expect(await refused([], { ASCENDCL_SIM_DEVICE: '3' })).toContain('ASCENDCL_SIM_DEVICE is no variable');
    const config = join(folder, 'machine.json');
    writeFileSync(config, '{"soc": "Nope", "device": 3}');
    const told = await refused(['--config', config]);
    expect(told).toContain('soc="Nope" is not understood');
    expect(told).toContain('"device" in the file of ASCENDCL_SIM_CONFIG is no setting');
  });

  it('is no error where an option says it better', async () => {
    const args = ['sim', '--soc', '310p', '--', 'echo', 'ran'];
    const { status, stdout } = await runCommand(args, { env: { ASCENDCL_SIM_SOC: 'Nope' } });
    expect({ status, stdout }).toEqual({ status: 0, stdout: 'ran\n' });
  });

  it('leaves the environment of the program as it was', async () => {
    const { stdout } = await runCommand(['sim', '--', 'printenv', 'ASCEND_COREDUMP_SIGNAL']);
    expect(stdout).toBe('');
  });
});

describe('what can’t be run', () => {
  it('has the exit codes of a shell', async () => {
    expect(await runCommand(['sim', '--', join(folder, 'nothing')])).toMatchObject({ status: 127 });
    const plain = join(folder, 'plain.txt');
    writeFileSync(plain, 'no program');
    expect(await runCommand(['sim', '--', plain])).toMatchObject({ status: 126 });
  });

  it('is told apart from a program that uses another library', async () => {
    const { status, stderr } = await runCommand(['sim', '--', 'true']);
    expect(status).toBe(0);
    expect(stderr).toContain('did not use the AscendCL library');
  });
});

describe('a process that ends without a last word', () => {
  const misuse =
    'void *m; char b[200] = {0}; aclInit(NULL); aclrtSetDevice(0); aclrtMalloc(&m, 100, 0); aclrtMemcpy(m, 200, b, 200, 1);';

  it.each([
    ['by _exit', `${misuse} _exit(0);`, FINDINGS],
    ['by a signal', `${misuse} raise(SIGKILL); return 0;`, 137],
    [
      'as the child of a fork',
      `aclInit(NULL); if (fork() == 0) { ${misuse} _exit(0); } wait(NULL); return 0;`,
      FINDINGS,
    ],
  ])('is in the report with its findings: %s', async (name, main, status) => {
    const headers = ['unistd.h', 'signal.h', 'sys/wait.h'].map((file) => `#include <${file}>`).join('\n');
    const program = compileProgram(name.replaceAll(' ', '-'), main, headers);
    const report = join(folder, `${name}.json`);
    const outcome = await runCommand(['sim', '--report', report, '--', program]);
    expect(outcome.status).toBe(status);
    expect(kindsIn(JSON.parse(readFileSync(report, 'utf8')))).toEqual(['out-of-bounds']);
  });
});
