import type { ApiModel } from '../../src/model/api-model.js';
import type { SourceWriter } from './source-writer.js';
import { brandOf } from './type-table.js';

/** generated/types.ts: a pointer type for every kind of handle and memory. */
export function emitTypes(model: ApiModel, writer: SourceWriter): string {
  const statements = [...pointerNames(model)].map(
    ([name, { kind, doc }]) => `/** ${doc} */\nexport type ${name} = Pointer<'${kind}'>;`,
  );
  statements.push(
    '/** Memory of any kind: what a copy takes. */\nexport type MemoryPtr = DevicePtr | HostPtr | VirtualPtr | ManagedPtr;',
  );
  return writer.print(
    'types.ts',
    [{ from: '../src/native/index.js', names: ['Pointer'], typeOnly: true }],
    statements,
  );
}

interface PointerDoc {
  readonly kind: string;
  readonly doc: string;
}

/** Every pointer type of the model: handles by typedef or opaque struct, and the kinds of memory. */
function pointerNames(model: ApiModel): ReadonlyMap<string, PointerDoc> {
  const names = new Map<string, PointerDoc>([
    ['DevicePtr', { kind: 'device memory', doc: 'Address of device memory. The host can’t read it.' }],
    ['HostPtr', { kind: 'host memory', doc: 'Address of page-locked or registered host memory.' }],
    [
      'VirtualPtr',
      { kind: 'virtual address range', doc: 'Address inside a reserved virtual address range.' },
    ],
    ['ManagedPtr', { kind: 'managed memory', doc: 'Address of memory that host and device share.' }],
  ]);
  const add = (name: string, summary: string | undefined): void => {
    names.set(brandOf(name), { kind: name, doc: summary ?? `Handle of type \`${name}\`.` });
  };
  for (const item of model.typedefs)
    if (item.type.replace(/\s/g, '') === 'void*') add(item.name, item.doc?.summary);
  const returned = new Set(
    model.functions.map((fn) => fn.returns.replace(/\b(const|struct)\b|\*/g, '').trim()),
  );
  for (const item of model.structs)
    if (item.opaque || returned.has(item.name)) add(item.name, item.doc?.summary);
  return new Map([...names].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Names of every pointer type, `MemoryPtr` included. */
export const pointerTypeNames = (model: ApiModel): string[] => [...pointerNames(model).keys(), 'MemoryPtr'];
