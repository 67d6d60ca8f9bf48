import { tmpdir } from 'node:os';
import * as acl from '../../../generated/raw/index.js';
import { withConfig } from '../groups/init.js';
import { codesOf } from '../harness/error-text.js';
import { cases, type UnobservedGroup } from './group.js';

/** aclInit with a configuration file of this text. */
const init = (content: string) => withConfig(content, (path) => acl.aclInit(path));

/** Arrays in objects: as many of both, one around the other. */
const nested = (depth: number) => `${'{"a":['.repeat(depth)}${']}'.repeat(depth)}`;

let text = '';

/** Sections of the configuration file. A refused aclInit leaves nothing behind, so that one process sees them all. */
export const configurations: UnobservedGroup = {
  name: 'configurations',
  prepare: () => undefined,
  calls: [
    ...cases('aclInit', { 'a folder': [100003, () => acl.aclInit(tmpdir())] }),
    [
      'aclGetRecentErrMsg',
      'after a folder',
      0,
      () => {
        text = acl.aclGetRecentErrMsg() ?? '';
        return 0;
      },
      () => ({ text: text !== '', codes: codesOf(text) }),
      'message codes: EH0004; text present',
    ],
    ...cases('aclInit', {
      'white space': [100006, () => init(' \n')],
      'eleven objects in each other': [100006, () => init(`${'{"a":'.repeat(11)}1${'}'.repeat(11)}`)],
      'eleven arrays in each other': [100006, () => init(`${'['.repeat(11)}${']'.repeat(11)}`)],
      // The nesting is counted before anything is understood.
      'eleven brackets in a string': [100006, () => init(`{"a": "${'['.repeat(11)}"}`)],
      'err_msg_mode as a number': [100000, () => init('{"err_msg_mode": 1}')],
      'err_msg_mode "2"': [100000, () => init('{"err_msg_mode": "2"}')],
      'stack size as a string': [500001, () => init('{"StackSize": {"aicore_stack_size": "32768"}}')],
      'stack size of threads as a list': [500001, () => init('{"StackSize": {"simt_stack_size": []}}')],
      'default device as a number': [500001, () => init('{"defaultDevice": {"default_device": 0}}')],
      'default device "01"': [500001, () => init('{"defaultDevice": {"default_device": "01"}}')],
      'default device 99': [107001, () => init('{"defaultDevice": {"default_device": "99"}}')],
      'print buffer as a string': [500001, () => init('{"simd_printf_fifo_size_per_core": "4096"}')],
      'print buffer of 0 bytes': [500001, () => init('{"simt_printf_fifo_size": 0}')],
      'print buffer of 1023 bytes': [107000, () => init('{"simd_printf_fifo_size_per_core": 1023}')],
      'event mode "2"': [100000, () => init('{"acl_graph": {"event_mode": "2"}}')],
      'the first section that is wrong counts': [
        100000,
        () => init('{"err_msg_mode": 0, "defaultDevice": {"default_device": 0}}'),
      ],
      // Each kind of brackets is counted for itself.
      'ten arrays in ten objects': [0, () => init(nested(10))],
    }),
  ],
};

/** All sections, and what is no section, in one file. */
const COMPLETE = JSON.stringify({
  err_msg_mode: '0',
  StackSize: { aicore_stack_size: 32768 },
  simd_printf_fifo_size_per_core: 1024,
  simt_printf_fifo_size: 1,
  acl_graph: { event_mode: '1' },
  defaultDevice: { default_device: '4294967295' },
  anything: null,
});

/** A configuration without faults. */
export const completeConfiguration: UnobservedGroup = {
  name: 'complete-configuration',
  prepare: () => undefined,
  calls: [
    ['aclInit', 'all sections', 0, () => init(COMPLETE)],
    // Only the lowest 32 bits of the number count, and -1 is no device.
    ['aclrtGetDevice', 'default device 2^32 - 1', 107002, () => acl.aclrtGetDevice(new Int32Array(1))],
    ['aclFinalize', 'after all sections', 0, () => acl.aclFinalize()],
    // How events work is chosen once in a process.
    ['aclInit', 'all sections again', 107000, () => init(COMPLETE)],
  ],
};
