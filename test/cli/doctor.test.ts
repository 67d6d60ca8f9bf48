import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DECLARED_ONLY } from '../../src/cli/model/declared-only.js';
import { type RunOptions, runCommand, runJson } from '../support/command.js';
import { compileLibrary, fakeLibrary } from '../support/fake-library.js';

const folder = mkdtempSync(join(tmpdir(), 'ascendcl-doctor-'));
const HEALTHY = 0;
const PROBLEM = 3;
const NOBODY = 65534;

interface Report {
  readonly healthy: boolean;
  readonly findings: readonly {
    readonly id: string;
    readonly severity: string;
    readonly title: string;
    readonly remedy?: string;
  }[];
}

let machine: string;
let good: string;

beforeAll(() => {
  machine = makeMachine('machine');
  good = fakeLibrary(join(folder, 'good/libacl_rt.so'));
  chmodSync(folder, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A machine with a driver and two devices, as far as files tell. */
function makeMachine(name: string): string {
  const sysroot = join(folder, name);
  mkdirSync(join(sysroot, 'dev'), { recursive: true });
  mkdirSync(join(sysroot, 'usr/local/Ascend/driver/lib64/driver'), { recursive: true });
  writeFileSync(join(sysroot, 'usr/local/Ascend/driver/version.info'), 'Version=24.1.0\n');
  for (const file of ['davinci0', 'davinci1', 'davinci_manager', 'devmm_svm', 'hisi_hdc'])
    writeFileSync(join(sysroot, 'dev', file), '');
  return sysroot;
}

/** Longer than a library that answers takes, however busy the machine that runs the test. */
const PATIENT = ['--timeout', '20s'];

async function examine(args: readonly string[], options: RunOptions = {}, sysroot = machine, how = PATIENT) {
  const { status, data } = await runJson<Report>(['doctor', '--sysroot', sysroot, ...how, ...args], options);
  const problems = data.findings.filter(({ severity }) => severity === 'problem');
  for (const { remedy } of problems) expect(remedy).toMatch(/\w{3,}.*[.)]$/s);
  return {
    status,
    report: data,
    problems,
    ids: problems.map(({ id }) => id),
    all: data.findings.map(({ id }) => id),
  };
}

describe('doctor on a machine where all is well', () => {
  it('finds nothing wrong with a complete library and a device', async () => {
    const { status, report, all } = await examine(['--library', good]);
    expect(report.findings.filter(({ severity }) => severity !== 'ok')).toEqual([]);
    expect(all).toEqual(['node', 'library', 'symbols', 'device-files', 'device']);
    expect(status).toBe(HEALTHY);
  });

  it('is content with the simulator when that is asked for', async () => {
    const { status, all } = await examine(['--backend', 'simulator'], {}, join(folder, 'nothing'));
    expect(all).toEqual(['node', 'simulator', 'symbols', 'device']);
    expect(status).toBe(HEALTHY);
  });

  it('says on a machine without CANN that the simulator is used', async () => {
    const { status, report } = await examine([], {}, join(folder, 'nothing'));
    expect(report.findings.find(({ id }) => id === 'simulator')?.title).toContain(
      'no CANN runtime was found',
    );
    expect(status).toBe(HEALTHY);
  });
});

describe('doctor on a broken set-up', () => {
  it('says that there is no library', async () => {
    const named = await examine(['--library', join(folder, 'gone/libacl_rt.so')]);
    expect(named.ids).toEqual(['library-not-found']);
    expect(named.status).toBe(PROBLEM);
    const machineWithDevice = await examine([]);
    expect(machineWithDevice.ids).toContain('library-not-found');
    expect(machineWithDevice.status).toBe(PROBLEM);
  });

  it('says that the driver is not installed', async () => {
    const library = fakeLibrary(join(folder, 'nodriver/lib64/libacl_rt.so'), {
      flags: ['-Wl,--no-as-needed', `-L${makeHal('nodriver-link')}`, '-lascend_hal'],
    });
    const { ids, problems, status } = await examine(['--library', library]);
    expect(ids).toEqual(['driver-missing']);
    expect(problems[0]?.title).toContain('libascend_hal.so');
    expect(status).toBe(PROBLEM);
  });

  it('says that the environment is not set when the driver is there but the loader is not led to it', async () => {
    const library = fakeLibrary(join(folder, 'noenv/lib64/libacl_rt.so'), {
      flags: ['-Wl,--no-as-needed', `-L${makeHal('noenv-link')}`, '-lascend_hal'],
    });
    writeFileSync(join(folder, 'noenv/set_env.sh'), '');
    const sysroot = makeMachine('noenv-machine');
    const driver = join(sysroot, 'usr/local/Ascend/driver/lib64/driver');
    compileLibrary(join(driver, 'libascend_hal.so'), 'int halMemAlloc(void) { return 0; }');
    const broken = await examine(['--library', library], {}, sysroot);
    expect(broken.ids).toEqual(['environment-not-set']);
    expect(broken.problems[0]?.remedy).toContain(driver);
    expect(broken.problems[0]?.remedy).toContain(join(folder, 'noenv/set_env.sh'));
    expect(broken.status).toBe(PROBLEM);
    const repaired = await examine(['--library', library], { env: { LD_LIBRARY_PATH: driver } }, sysroot);
    expect(repaired.status).toBe(HEALTHY);
  });

  it('recognises the stub library by its answer and by its folder', async () => {
    const answering = fakeLibrary(join(folder, 'answers/libacl_rt.so'), {
      bodies: { aclInit: 'return 100039;' },
    });
    const byAnswer = await examine(['--library', answering]);
    expect(byAnswer.ids).toEqual(['stub-library']);
    expect(byAnswer.status).toBe(PROBLEM);
    const byFolder = await examine(['--library', fakeLibrary(join(folder, 'devlib/libacl_rt.so'))]);
    expect(byFolder.ids).toEqual(['stub-library']);
  });

  it('says for which machine a library was made', async () => {
    const other = Buffer.alloc(64);
    other.write('\x7fELF\x02\x01\x01', 'latin1');
    other.writeUInt16LE(3, 16);
    other.writeUInt16LE(process.arch === 'x64' ? 183 : 62, 18);
    const file = join(folder, 'other.so');
    writeFileSync(file, other);
    const { ids, problems, status } = await examine(['--library', file]);
    expect(ids).toEqual(['wrong-architecture']);
    expect(problems[0]?.title).toContain(process.arch === 'x64' ? 'arm64' : 'x64');
    expect(status).toBe(PROBLEM);
  });

  it('says which visible device does not exist', async () => {
    const library = fakeLibrary(join(folder, 'visible/libacl_rt.so'), {
      bodies: { aclrtGetDeviceCount: '*(unsigned *)a = 1; return 0;' },
    });
    const { ids, problems, status } = await examine(['--library', library], {
      env: { ASCEND_RT_VISIBLE_DEVICES: '0,7' },
    });
    expect(ids).toEqual(['visible-devices']);
    expect(problems[0]?.title).toContain('there is no device 7');
    expect(status).toBe(PROBLEM);
    const onSimulator = await examine(['--backend', 'simulator'], {
      env: { ASCEND_RT_VISIBLE_DEVICES: '5' },
    });
    expect(onSimulator.ids[0]).toBe('visible-devices');
    expect(onSimulator.status).toBe(PROBLEM);
  });

  it('says that no device is there when the runtime counts none, although it opens one', async () => {
    const library = fakeLibrary(join(folder, 'none/libacl_rt.so'), {
      bodies: { aclrtGetDeviceCount: '*(unsigned *)a = 0; return 0;' },
    });
    const { ids, all, problems, status } = await examine(['--library', library]);
    expect(ids).toEqual(['no-device']);
    expect(all).not.toContain('device');
    expect(problems[0]?.title).toContain('aclrtGetDeviceCount counts 0');
    expect(problems[0]?.remedy).toContain('npu-smi info');
    expect(status).toBe(PROBLEM);
  });

  it.each([
    ['by a code', { aclrtGetDeviceCount: 'return 207004;' }, '207004 ACL_ERROR_RT_NO_DEVICE'],
    [
      'by not starting',
      { aclInit: 'return 500000;', aclrtGetDeviceCount: '*(unsigned *)a = 0; return 0;' },
      'aclInit returned 500000',
    ],
  ])('says that no device is there when the runtime tells it %s', async (how, bodies, title) => {
    const library = fakeLibrary(join(folder, `none-${how.replaceAll(' ', '-')}/libacl_rt.so`), { bodies });
    const { ids, problems, status } = await examine(['--library', library]);
    expect(ids).toEqual(['no-device']);
    expect(problems[0]?.title).toContain(title);
    expect(status).toBe(PROBLEM);
  });

  it('blames no missing device when the runtime does not start and counts devices', async () => {
    const library = fakeLibrary(join(folder, 'nostart/libacl_rt.so'), {
      bodies: { aclInit: 'return 500000;' },
    });
    expect((await examine(['--library', library])).ids).toEqual(['init-failed']);
  });

  it('says how the simulator gets a device when it has none', async () => {
    const { ids, problems, status } = await examine(['--backend', 'simulator'], {
      env: { ASCENDCL_SIM_DEVICES: '0' },
    });
    expect(ids).toEqual(['no-device']);
    expect(problems[0]?.remedy).toContain('ASCENDCL_SIM_DEVICES');
    expect(status).toBe(PROBLEM);
  });

  it('leaves it to the runtime what an empty list of visible devices means', async () => {
    const env = { ASCEND_RT_VISIBLE_DEVICES: '' };
    const all = await examine(['--library', good], { env });
    expect(all.status).toBe(HEALTHY);
    const library = fakeLibrary(join(folder, 'empty/libacl_rt.so'), {
      bodies: { aclrtGetDeviceCount: '*(unsigned *)a = 0; return 0;' },
    });
    const none = await examine(['--library', library], { env });
    expect(none.ids).toEqual(['visible-devices', 'no-device']);
    expect(none.status).toBe(PROBLEM);
  });

  it('says that a blank ends the list of visible devices', async () => {
    const { ids, problems } = await examine(['--library', good], {
      env: { ASCEND_RT_VISIBLE_DEVICES: '0, 1' },
    });
    expect(ids).toEqual(['visible-devices']);
    expect(problems[0]?.title).toContain('" 1" is no device number');
  });

  it('says which device files are missing', async () => {
    const sysroot = makeMachine('nofiles');
    rmSync(join(sysroot, 'dev/devmm_svm'));
    const { ids, problems, status } = await examine(['--library', good], {}, sysroot);
    expect(ids).toEqual(['device-files-missing']);
    expect(problems[0]?.title).toContain('/dev/devmm_svm');
    expect(status).toBe(PROBLEM);
  });

  it('says which device files the user may not use', async () => {
    const sysroot = makeMachine('norights');
    for (const file of ['davinci0', 'devmm_svm']) chmodSync(join(sysroot, 'dev', file), 0o600);
    // Root may do everything, so the command runs as somebody else; any other user owns the files and loses its own rights.
    const asRoot = process.getuid?.() === 0;
    if (!asRoot) for (const file of ['davinci0', 'devmm_svm']) chmodSync(join(sysroot, 'dev', file), 0o000);
    const { ids, problems, status } = await examine(
      ['--library', good],
      asRoot ? { uid: NOBODY } : {},
      sysroot,
    );
    expect(ids).toEqual(['device-files-rights']);
    expect(problems[0]?.title).toContain('/dev/davinci0');
    expect(problems[0]?.remedy).toContain('HwHiAiUser');
    expect(status).toBe(PROBLEM);
  });

  it('says that the device is busy', async () => {
    const library = fakeLibrary(join(folder, 'busy/libacl_rt.so'), {
      bodies: {
        aclrtSetDevice: 'return 507033;',
        aclGetRecentErrMsg:
          'return (long)"EL0005: The device is busy: resources are occupied by another process.";',
      },
    });
    const { ids, status } = await examine(['--library', library]);
    expect(ids).toEqual(['device-busy']);
    expect(status).toBe(PROBLEM);
  });

  it('warns that the library is older than the headers, and --strict makes that a problem', async () => {
    const library = fakeLibrary(join(folder, 'old/libacl_rt.so'), {
      without: ({ since = '' }) => /^9\./.test(since),
    });
    const { report, status, ids } = await examine(['--library', library]);
    expect(ids).toEqual([]);
    const warning = report.findings.find(({ id }) => id === 'version-mismatch');
    expect(warning).toMatchObject({ severity: 'warning' });
    expect(warning?.title).toContain('8.5.0');
    expect(warning?.remedy).toContain('ascendcl generate');
    expect(status).toBe(HEALTHY);
    expect((await examine(['--strict', '--library', library])).status).toBe(PROBLEM);
  });

  it('says which functions are missing, and that another library is none of CANN', async () => {
    const incomplete = fakeLibrary(join(folder, 'holes/libacl_rt.so'), {
      without: ({ name }) => ['aclrtMalloc', 'aclrtFree'].includes(name),
    });
    const holes = await examine(['--library', incomplete]);
    expect(holes.ids[0]).toBe('symbols-missing');
    expect(holes.problems[0]?.title).toContain('aclrtMalloc');
    expect(holes.status).toBe(PROBLEM);
    const foreign = compileLibrary(join(folder, 'foreign/libother.so'), 'int other(void) { return 1; }');
    const other = await examine(['--library', foreign]);
    expect(other.ids).toEqual(['symbols-missing']);
    expect(other.problems[0]?.remedy).toContain('not the AscendCL runtime');
  });

  it('survives a library that crashes, and says where', async () => {
    const library = fakeLibrary(join(folder, 'crash/libacl_rt.so'), {
      bodies: { aclrtSetDevice: 'signal(SIGSEGV, SIG_DFL); raise(SIGSEGV); return 0;' },
    });
    const { ids, problems, status } = await examine(['--library', library]);
    expect(ids).toEqual(['crashed']);
    expect(problems[0]?.title).toContain('the device was opened');
    expect(status).toBe(PROBLEM);
  });

  it('notices a library that ends the process as if all were well', async () => {
    const library = fakeLibrary(join(folder, 'exits/libacl_rt.so'), {
      bodies: { aclInit: '_exit(0); return 0;' },
    });
    const { ids, problems, status } = await examine(['--library', library]);
    expect(ids).toEqual(['crashed']);
    expect(problems[0]?.title).toContain('exit code 0 while aclInit ran');
    expect(status).toBe(PROBLEM);
  });

  it.each([
    ['what it needs is missing', 'driver-missing'],
    ['it is no library', 'not-a-library'],
  ])('looks at the library that LD_LIBRARY_PATH leads to when %s', async (_, id) => {
    const place = join(folder, `path-${id}/lib64`);
    if (id === 'not-a-library') {
      mkdirSync(place, { recursive: true });
      writeFileSync(join(place, 'libacl_rt.so'), 'text');
    } else
      fakeLibrary(join(place, 'libacl_rt.so'), {
        flags: ['-Wl,--no-as-needed', `-L${makeHal('path-link')}`, '-lascend_hal'],
      });
    const { ids, problems, status } = await examine(
      [],
      { env: { LD_LIBRARY_PATH: place } },
      join(folder, 'nothing'),
    );
    expect(ids).toEqual([id]);
    expect(problems[0]?.title).toContain(join(place, 'libacl_rt.so'));
    expect(status).toBe(PROBLEM);
  });

  it('gives up a step that takes longer than it was told to wait, and names it', async () => {
    const library = fakeLibrary(join(folder, 'hang/libacl_rt.so'), {
      bodies: { aclInit: 'for (;;) pause(); return 0;' },
    });
    const { ids, problems, status } = await examine(['--library', library], {}, machine, ['--timeout', '4s']);
    expect(ids).toEqual(['no-answer']);
    expect(problems[0]?.title).toBe('no answer within 4 s while aclInit ran');
    expect(status).toBe(PROBLEM);
  });

  it('waits for a start-up of several slow steps, each within the limit', async () => {
    const library = fakeLibrary(join(folder, 'slow/libacl_rt.so'), {
      bodies: { aclInit: 'sleep(3); return 0;', aclrtSetDevice: 'sleep(3); return 0;' },
    });
    const { ids } = await examine(['--library', library], {}, machine, ['--timeout', '5s']);
    expect(ids).not.toContain('no-answer');
  });

  it('misses no function that a correct library of this version need not have', async () => {
    const library = fakeLibrary(join(folder, 'variant/libacl_rt.so'), {
      without: ({ name }) => DECLARED_ONLY.has(name),
    });
    const { report } = await examine(['--library', library]);
    expect(report.findings.filter(({ severity }) => severity !== 'ok')).toEqual([]);
  });

  it('does not wait for a process that the library forks', async () => {
    const holding = join(folder, 'holding');
    writeFileSync(holding, '');
    const library = fakeLibrary(join(folder, 'fork/libacl_rt.so'), {
      bodies: {
        aclInit: `if (fork() == 0) { while (access("${holding}", F_OK) == 0) usleep(10000); _exit(0); } return 0;`,
      },
    });
    try {
      // The forked process goes on until this test has the answer.
      const { ids, status } = await examine(['--library', library]);
      expect(ids).toEqual([]);
      expect(status).toBe(HEALTHY);
    } finally {
      rmSync(holding);
    }
  });

  it('says which device number does not exist', async () => {
    const { ids, status } = await examine(['--library', good, '--device', '7'], {});
    expect(ids).toEqual([]);
    expect(status).toBe(HEALTHY);
    const refusing = fakeLibrary(join(folder, 'ids/libacl_rt.so'), {
      bodies: { aclrtSetDevice: 'return (long)a < 2 ? 0 : 107001;' },
    });
    const refused = await examine(['--library', refusing, '--device', '7']);
    expect(refused.ids).toEqual(['device-id']);
    expect(refused.problems[0]?.remedy).toContain('0 to 1');
  });
});

describe('what doctor prints', () => {
  it('is plain text in a pipe, with the remedy below each problem', async () => {
    const { stdout, status } = await runCommand([
      'doctor',
      '--sysroot',
      machine,
      '--library',
      join(folder, 'gone.so'),
    ]);
    expect(status).toBe(PROBLEM);
    expect(stdout).not.toContain('\x1b');
    expect(stdout).toMatch(/✗ .*gone\.so.*\n.*\n? *What to do: /);
    expect(stdout).toMatch(/1 problem \([\d.]+ ms\)\n$/);
  });

  it('keeps to ASCII where the locale asks for it', async () => {
    const { stdout } = await runCommand(['doctor', '--backend', 'simulator'], { env: { LC_ALL: 'C' } });
    expect(stdout).toMatch(/^\+ Node\.js/);
  });
});

/** A folder with a driver library to link with, which nothing leads to when the program runs. */
function makeHal(name: string): string {
  const place = join(folder, name);
  compileLibrary(join(place, 'libascend_hal.so'), 'int halMemAlloc(void) { return 0; }', [
    '-Wl,-soname,libascend_hal.so',
  ]);
  return place;
}
