import type { CommandSpec } from '../command.js';
import { ExitCode } from '../exit-codes.js';
import { byteSize, timeSpan, wholeNumber } from '../global-options.js';
import { badBit, faultRule, lostDevice } from '../simulator/options.js';
import type { SimulateOptions } from '../simulator/simulate.js';

export const simCommand: CommandSpec<SimulateOptions> = {
  name: 'sim',
  args: '<command...>',
  summary: 'run any program with the simulator in place of the library',
  description:
    'Runs a program, in whatever language, with the simulator in place of libascendcl.so and libacl_rt.so. The simulator reports on stderr what the program does wrong: leaks, copies out of bounds, use after free, double free … ' +
    'The exit code is that of the program; when that is 0 and there are findings, it is 6. With --json the output of the program goes to stderr.',
  examples: [
    ['ascendcl sim -- python3 prog.py', 'a Python program that uses ctypes or pyACL'],
    ['ascendcl sim --devices 8 --memory 32G -- ./a.out', 'on a machine with eight devices'],
    ['ascendcl sim --fault aclrtMalloc#3=207001 -- ./a.out', 'the third allocation fails'],
    ['ascendcl sim --record-memory out.json -- ./a.out', 'and record its memory, for ascendcl memory'],
    ['ascendcl sim --report findings.json -- make test', 'findings of all processes, for CI'],
  ],
  configure: (command) =>
    command
      .passThroughOptions()
      .option('--devices <n>', 'number of devices (default: 2)', wholeNumber(0, 64))
      .option('--memory <size>', 'memory of each device (default: 64G)', byteSize)
      .option('--soc <name>', 'chip or product, such as Ascend310P3 or 950 (default: Ascend910B1)')
      .option('--cann <version>', 'rules of this CANN version (default: 9.1.0)')
      .option(
        '--bandwidth <size>',
        'bytes a second of transfers, such as 20G (default: as fast as the host)',
        byteSize,
      )
      .option('--latency <time>', 'time that each queued task waits, such as 5ms (default: none)', timeSpan)
      .option(
        '--fault <rule>',
        'let calls fail: FUNCTION#N=CODE or FUNCTION~PROBABILITY/SEED=CODE; repeatable',
        faultRule,
      )
      .option(
        '--lose <device>',
        'a device that is lost from the start: NUMBER or NUMBER=CODE; repeatable',
        lostDevice,
      )
      .option(
        '--bad-bit <bit>',
        'a bit of device memory that reads back turned over: ADDRESS:BIT or DEVICE+OFFSET:BIT; repeatable',
        badBit,
      )
      .option('--no-uninitialised', 'do not report reads of memory that nothing wrote')
      .option(
        '--no-watch-pinned',
        'do not report pinned memory that changes while a copy still has to read it',
      )
      .option('--config <file>', "the simulator's JSON configuration; options win")
      .option('--report <file>', 'write all findings as JSON')
      .option('--record-memory <file>', 'record memory that comes and goes, for `ascendcl memory`')
      .option('--preload', 'preload the simulator, for programs that carry a search path of their own')
      .option('--findings-exit-code <n>', 'exit code for findings', wholeNumber(0, 255), ExitCode.findings),
  run: async ({ output, options, args }) => {
    const { simulate } = await import('../simulator/simulate.js');
    return simulate(args, options, output);
  },
};
