import { arrayMethods } from './parameters/array.js';
import { ascendMethods, functions } from './parameters/ascend.js';
import { deviceMethods, smallMethods } from './parameters/device.js';
import { memoryMethods } from './parameters/memory.js';
import type { Methods } from './parameters/method.js';
import { streamMethods } from './parameters/stream.js';

/** All methods with parameters, by class, and the functions of the package. */
export const table: Readonly<Record<string, Methods>> = {
  Ascend: ascendMethods,
  Device: deviceMethods,
  Stream: streamMethods,
  ...memoryMethods,
  ...smallMethods,
  DeviceArray: arrayMethods,
  functions,
};
