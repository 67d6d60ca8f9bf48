import { noHandle, noObjects } from './handle-values.js';
import { also, inside, invalid, type Kind, legal } from './values.js';

/** Objects with properties, and arrays. */

/** An object with named properties and no others: options, or the layout of rows. */
export const options =
  (name = 'options'): Kind =>
  (world) => {
    const { object: _legal, ...others } = noHandle(world);
    return [
      ...invalid({
        ...others,
        bytes: new Uint8Array(8),
        'made from a prototype': Object.create(Object.getPrototypeOf(world.event)),
      }),
      ...invalid({ 'an unknown property': { unknown: 1 } }, `${name}.unknown`),
    ];
  };

/** An object that is told by its properties, whatever else it has. */
export const structure: Kind = inside((world) =>
  invalid({ ...noHandle(world), bytes: new Uint8Array(8), 'another structure': { unknown: 1 } }),
);

/** What MemoryExport.toJSON() gives. An export has the same properties. */
export const sharedKey: Kind = also(
  inside((world) => invalid({ ...noHandle(world, ['MemoryExport']), 'another structure': { unknown: 1 } })),
  (world) => legal({ 'an export': world.shared }),
);

/** An array, whose elements have kinds of their own. */
export const list: Kind = also(
  (world) => {
    const { array: _legal, ...others } = noHandle(world);
    return invalid({
      ...others,
      bytes: new Uint32Array(1),
      set: new Set([1]),
      'like an array': { length: 1, 0: 1 },
    });
  },
  inside(() => invalid({ 'a sparse array': new Array(1) })),
);

/** A copy among many. */
export const batchItem = (name: string): Kind =>
  also(structure, (world) =>
    invalid(
      { 'an unknown property': { destination: world.memory, source: new Uint8Array(8), unknown: 1 } },
      `${name}.unknown`,
    ),
  );

/** What toTransfer() gives. */
export const transfer: Kind = (world) =>
  invalid({
    ...noHandle(world),
    'of nothing': { ascendcl: 'handle' },
    'without the mark': { ...world.transfer, ascendcl: undefined },
    'with more than toTransfer() gave': { ...world.transfer, pointer: 0x1000n },
  });

/** The module of generated bindings. */
export const bindingsModule: Kind = (world) =>
  invalid({ ...noHandle(world), 'another structure': { checked: {}, raw: {}, availability: {} } });

/** Part of such a module: any object, as it is for the program to use. */
export const moduleObject: Kind = () => invalid(noObjects);

/** A class of typed arrays, Buffer, or DataView. */
export const viewClass: Kind = (world) =>
  invalid({
    ...noHandle(world),
    'a class of something else': class {},
    Array,
    'the class of all typed arrays': Object.getPrototypeOf(Uint8Array),
    'a typed array': new Uint8Array(8),
    'its name': 'Uint8Array',
    ArrayBuffer,
    'a class below a typed array': class extends Uint8Array {},
  });
