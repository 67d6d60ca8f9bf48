import { AscendError } from '../../errors/index.js';
import { inProcessTable, libraryId, type ProcessTable, threadNumber } from '../../native/index.js';

/**
 * What this process has shared and opened under the keys of device memory, in all its threads. The runtime keeps keys for
 * the process: closing a key ends its oldest import, whichever thread meant which; without an import it ends the export.
 * Hence a key is imported once for a device and used by all who open it, and its imports are closed together, when nobody
 * uses any of them. A thread that is terminated leaves its own open for ever: nobody knows what its queued work still reads.
 */

interface Import {
  readonly address: string;
  readonly device: number;
  /** It also lets the device reach that of the memory. */
  readonly forPeers: boolean;
  /** The threads that use it, each as often as it has opened it. */
  readonly users: readonly number[];
  /** It has a reference to its device, so that the device stays open until it is closed. */
  readonly hasReference: boolean;
}

interface KeyRecord {
  /** How many exports have the key. */
  readonly exports: number;
  readonly imports: readonly Import[];
  /** Imports that could not be closed, which are not used again: their device, or -1 without a reference to one. */
  readonly owed: readonly number[];
}

/** The native calls. */
export interface KeyCalls {
  /** Ends an import of the key, or its export. */
  readonly close: () => void;
  /** One reference to a device more. */
  readonly keepDevice: (device: number) => void;
  /** One reference less. */
  readonly releaseDevice: (device: number) => void;
}

/** Exports under the key that `make` returns. */
export function exportUnderKey(make: () => string): string {
  return inProcessTable((table) => {
    const key = make();
    const record = read(table, key);
    write(table, key, { ...record, exports: record.exports + 1 });
    return key;
  });
}

/** Opens a key for a device: with a native import, unless the device has one. @returns the address */
export function openKey(key: string, device: number, forPeers: boolean, open: () => bigint): bigint {
  return inProcessTable((table) => {
    const record = read(table, key);
    const index = record.imports.findIndex(
      (entry) => entry.device === device && (entry.forPeers || !forPeers),
    );
    const known = record.imports[index];
    const address = known === undefined ? open() : BigInt(known.address);
    const users = [...(known?.users ?? []), threadNumber()];
    const entry = { address: `${address}`, device, forPeers, hasReference: false, ...known, users };
    const imports = known === undefined ? [...record.imports, entry] : record.imports.with(index, entry);
    write(table, key, { ...record, imports });
    return address;
  });
}

/** Gives up what {@link openKey} opened, and closes the imports of the key when it was the last. Throws what that throws. */
export function closeKey(key: string, device: number, address: bigint, calls: KeyCalls): void {
  const isThis = (entry: Import): boolean =>
    entry.device === device && entry.address === `${address}` && entry.users.includes(threadNumber());
  const outlivesUser = inProcessTable((table) => {
    const { imports } = read(table, key);
    const entry = imports.find(isThis);
    return entry !== undefined && !entry.hasReference && entry.users.length === 1 && countUsers(imports) > 1;
  });
  // Outside: setting a device may call functions of the script.
  if (outlivesUser) calls.keepDevice(device);
  const released = inProcessTable((table) => {
    const before = read(table, key);
    const index = before.imports.findIndex(isThis);
    const entry = before.imports[index];
    if (entry === undefined) return outlivesUser ? [device] : [];
    const users = entry.users.toSpliced(entry.users.indexOf(threadNumber()), 1);
    // Somebody else may have taken a reference meanwhile, or opened it.
    const keeps = outlivesUser && !entry.hasReference;
    const left = { ...entry, users, hasReference: entry.hasReference || keeps };
    const after = { ...before, imports: before.imports.with(index, left) };
    write(table, key, after);
    const extra = outlivesUser && !keeps ? [device] : [];
    return countUsers(after.imports) > 0
      ? extra
      : [...extra, ...closeAll(table, key, before, after, calls.close)];
  });
  for (const each of released) calls.releaseDevice(each);
}

/**
 * Closes all imports of a key, which nobody uses any more. The book is written before each call: when the thread ends in
 * between, the runtime has an import more than the book, which nobody uses.
 * @param before what is true again when the first call fails, which is thrown; what fails later is tried the next time
 * @returns the devices to which closed imports had a reference
 */
function closeAll(
  table: ProcessTable,
  key: string,
  before: KeyRecord,
  { exports, imports, owed }: KeyRecord,
  close: () => void,
): number[] {
  const all = [...owed, ...imports.map(({ device, hasReference }) => (hasReference ? device : -1))];
  const released: number[] = [];
  for (const [index, device] of all.entries()) {
    write(table, key, { exports, imports: [], owed: all.slice(index + 1) });
    try {
      close();
    } catch (error) {
      if (index === 0 && owed.length === 0) {
        write(table, key, before);
        throw error;
      }
      write(table, key, { exports, imports: [], owed: all.slice(index) });
      break;
    }
    if (device >= 0) released.push(device);
  }
  return released;
}

const countUsers = (imports: readonly Import[]): number =>
  imports.reduce((count, { users }) => count + users.length, 0);

/** Throws when another thread has memory open under the key: closing the key would close that. */
export function assertNotOpenElsewhere(key: string, api: string): void {
  const { imports } = inProcessTable((table) => read(table, key));
  if (imports.some(({ users }) => users.some((user) => user !== threadNumber()))) throw openElsewhere(api);
}

/** Ends one export of the key. Throws when something of this process is still open under the key, or what the call throws. */
export function closeExport(key: string, api: string, close: () => void): void {
  inProcessTable((table) => {
    const record = read(table, key);
    if (record.exports <= 1 && record.imports.length + record.owed.length > 0) throw openElsewhere(api);
    write(table, key, { ...record, exports: record.exports - 1 });
    if (record.exports > 1) return;
    try {
      close();
    } catch (error) {
      write(table, key, record);
      throw error;
    }
  });
}

const openElsewhere = (api: string): AscendError =>
  new AscendError(
    'ERR_IN_USE',
    `${api}: another thread of this process has the memory open under the same key, or was terminated while it had.\n` +
      '  What to do: dispose of what that thread has opened first; a worker that ends by itself does so.',
  );

const nameOf = (key: string): string => `key:${libraryId()}:${key}`;

function read(table: ProcessTable, key: string): KeyRecord {
  const text = table.get(nameOf(key));
  return text === undefined ? { exports: 0, imports: [], owed: [] } : (JSON.parse(text) as KeyRecord); // as write made it
}

function write(table: ProcessTable, key: string, record: KeyRecord): void {
  if (record.exports <= 0 && record.imports.length + record.owed.length === 0) table.delete(nameOf(key));
  else table.set(nameOf(key), JSON.stringify(record));
}
