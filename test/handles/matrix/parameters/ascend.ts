import { loadedLibrary } from '../../../../src/native/library/library.js';
import { noHandle } from '../handle-values.js';
import { callback, choice, exactly, flag, path, text, whole } from '../scalars.js';
import { bindingsModule, moduleObject, options, transfer } from '../structures.js';
import { invalid, type Kind, naming, unread } from '../values.js';
import { transfer as fileTransfer, transferOptions } from './device.js';
import type { Methods } from './method.js';
import { ending } from './stream.js';

/** Methods of Ascend, and functions. */

/** A transfer is taken or refused as a whole: only toTransfer() makes one. */
const ofTransfer = (kind: Kind): Kind => naming('transfer', kind);

const ofBindings = (kind: Kind): Kind => naming('options.bindings', kind);

export const ascendMethods: Methods = {
  device: { good: () => [0], parameters: { id: whole(0, (w) => w.ascend.deviceCount - 1) } },
  fromTransfer: {
    good: (w) => [w.transfer],
    parameters: {
      transfer,
      'transfer.ascendcl': ofTransfer(exactly),
      'transfer.kind': ofTransfer(choice),
      'transfer.process': ofTransfer(choice),
      'transfer.token': ofTransfer(choice),
    },
  },
  recordMemory: {
    good: () => [{ stacks: false, maxEvents: 1 }],
    parameters: {
      'options?': options(),
      'options.stacks?': flag,
      'options.maxEvents?': whole(1, 100_000_000),
    },
  },
  dispose: ending,
  supports: { good: () => ['aclrtMalloc'], parameters: { cFunctionName: text } },
};

const { file, ...fileOptions } = fileTransfer;

/** An object whose names are the script's own. */
const byName: Kind = (world) => {
  const { object: _legal, 'the class': _none, ...others } = noHandle(world);
  return invalid(others);
};

export const functions: Methods = {
  openAscend: {
    good: () => [
      {
        backend: 'simulator',
        trackAllocations: false,
        bindings: { version: '9.1.0', checked: {}, raw: {}, availability: {}, loadedLibrary },
      },
    ],
    parameters: {
      'options?': options(),
      'options.library?': path,
      'options.backend?': choice,
      'options.configFile?': path,
      'options.trackAllocations?': flag,
      'options.bindings?': bindingsModule,
      'options.bindings.version': unread('what a program does with it is its own'),
      'options.bindings.checked': ofBindings(moduleObject),
      'options.bindings.raw': ofBindings(moduleObject),
      'options.bindings.availability': ofBindings(moduleObject),
      'options.bindings.loadedLibrary': ofBindings(callback),
    },
  },
  openSafetensors: { good: () => ['/dev/null', transferOptions()], parameters: fileTransfer },
  saveSafetensors: {
    good: () => ['/dev/null', {}, { ...transferOptions(), metadata: {} }],
    parameters: { file, arrays: byName, ...fileOptions, 'options.metadata?': byName },
  },
  trace: { good: () => [{ file: '/dev/null' }], parameters: { options: options(), 'options.file': path } },
};
