import { InvalidArgumentError } from '../../errors/index.js';
import { checkByteLength } from '../arguments/numbers.js';
import { isResource, Resource } from '../base/Resource.js';
import type { DeviceLifetime } from '../thread/DeviceLifetime.js';
import { openedUnder } from './SharedBlock.js';

/** What another process needs for opening shared memory; plain data that may be sent anywhere. */
export interface SharedMemoryKey {
  /** The name of the memory on this machine. */
  readonly key: string;
  /** Bytes of the memory. */
  readonly byteLength: number;
}

/** What opens the memory, read once: the script may change its object, and the key is needed again for closing. */
export function readKey(device: DeviceLifetime, shared: unknown, api: string): SharedMemoryKey {
  const reject = (parameter: string, received: unknown, expected: string): never => {
    throw new InvalidArgumentError({ api, parameter, received, expected });
  };
  const imitation = shared instanceof Resource && !isResource(shared);
  if (typeof shared !== 'object' || shared === null || imitation)
    return reject('shared', shared, 'an object with key and byteLength');
  const { key, byteLength } = shared as Record<string, unknown>;
  if (typeof key !== 'string' || key === '' || Buffer.byteLength(key) > 64 || key.includes('\0'))
    return reject('shared.key', key, 'the key of a MemoryExport: 1 to 64 bytes');
  checkByteLength(byteLength, api, 'shared.byteLength');
  // The runtime closes the oldest import of a key, whichever is meant.
  if (openedUnder(key, device).length > 0)
    reject('shared.key', key, 'a key that this thread has not opened: use the handle that it has');
  return { key, byteLength };
}
