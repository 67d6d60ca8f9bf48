import koffi from 'koffi';
import { describe, expect, it } from 'vitest';
import * as rt from '../../../generated/checked/index.js';
import { AclError, DisposedError, InvalidArgumentError } from '../../../src/index.js';
import { thrownBy } from '../../support/catching.js';
import { nativeObjects, pattern, simulator, useSimulation } from '../../support/simulation.js';
import { isSince, itSince } from '../../support/versions.js';

const simulation = useSimulation();

/** What TypeScript's library of ES2023 does not know yet; Node.js 20 has it not at all. */
type Transferable = ArrayBufferLike & { transfer?: (newLength?: number) => ArrayBuffer };
const canTransfer = 'transfer' in ArrayBuffer.prototype;

/** The bytes of a buffer in a buffer of their own; the given one is empty then. */
function transferred(buffer: Transferable, newLength?: number): ArrayBuffer {
  if (buffer.transfer === undefined) throw new Error('this Node.js has no ArrayBuffer.prototype.transfer');
  return buffer.transfer(newLength);
}

describe('host memory', () => {
  it('is seen by JavaScript without copying', () => {
    using pinned = simulation.device.allocateHost(64);
    pinned.view(Float32Array, 8, 2).set([1, 2]);
    expect(pinned.view(DataView).getFloat32(8, true)).toBe(1);
    const view: Buffer = pinned.view(Buffer, 8, 4);
    expect(view.readFloatLE()).toBe(1);
    using memory = simulation.device.allocate(64);
    pinned.fill(5, { offset: 0, byteLength: 8 });
    pinned.fill(6, { offset: 16 });
    memory.copyFrom(pinned.bytes);
    const result = new Float32Array(2);
    memory.copyTo(result, { sourceOffset: 8, byteLength: 8 });
    expect([...result]).toEqual([1, 2]);
  });

  it('leaves no view behind: all have length 0 after dispose', () => {
    const pinned = simulation.device.allocateHost(64);
    const { bytes } = pinned;
    const words = pinned.view(Uint32Array);
    const own = new Uint16Array(bytes.buffer, 8);
    pinned.dispose();
    expect([bytes.length, words.length, own.length, bytes.buffer.byteLength]).toEqual([0, 0, 0, 0]);
    expect(() => pinned.bytes).toThrow(DisposedError);
  });

  it('treats a view of disposed memory as a detached buffer', () => {
    using memory = simulation.device.allocate(64, { fill: 0 });
    const pinned = simulation.device.allocateHost(64);
    const { bytes } = pinned;
    pinned.dispose();
    expect(thrownBy(() => memory.copyFrom(bytes))).toBeInstanceOf(InvalidArgumentError);
  });

  it('refuses views that do not fit or are not aligned', () => {
    using pinned = simulation.device.allocateHost(64);
    expect(thrownBy(() => pinned.view(Float32Array, 2))).toMatchObject({ parameter: 'byteOffset' });
    expect(thrownBy(() => pinned.view(Float32Array, 4, 16))).toMatchObject({
      parameter: 'length',
      expected: expect.stringContaining('elements from 0 to 15'),
    });
    expect(thrownBy(() => pinned.view(Date as never))).toMatchObject({ parameter: 'kind' });
  });

  it.skipIf(!canTransfer)(
    'stays where it is when a script transfers its buffer (Node.js 22 and later)',
    () => {
      const pinned = simulation.device.allocateHost(64);
      const { pointer, bytes } = pinned;
      bytes.fill(7);
      const moved = transferred(bytes.buffer);
      expect([bytes.length, moved.byteLength]).toEqual([0, 64]);
      const liveBefore = nativeObjects();
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const error = thrownBy(() => pinned.dispose());
        expect(error).toMatchObject({ errorCode: 'ERR_BUFFER_MOVED' });
        expect(String(error)).toMatch(/transferred elsewhere.*\n.*copy the bytes/);
      }
      expect(thrownBy(() => pinned.bytes)).toMatchObject({ errorCode: 'ERR_BUFFER_MOVED' });
      for (const force of [false, true])
        expect(thrownBy(() => simulation.device.reset({ force }))).toMatchObject({
          errorCode: 'ERR_BUFFER_MOVED',
        });
      // Whoever has the bytes now finds them.
      expect([pinned.state, nativeObjects()]).toEqual(['open', liveBefore]);
      expect(new Uint8Array(moved)).toEqual(new Uint8Array(64).fill(7));
      expect(thrownBy(() => simulation.ascend.dispose())).toMatchObject({ errorCode: 'ERR_BUFFER_MOVED' });
      transferred(moved, 0);
      rt.freeHost(pointer);
      rt.resetDevice(0);
      rt.finalizeReference(0n);
    },
  );

  it('stays where it is when its buffer is sent away', () => {
    const pinned = simulation.device.allocateHost(64);
    const { pointer } = pinned;
    const { buffer } = pinned.bytes;
    try {
      structuredClone(buffer, { transfer: [buffer] });
    } catch {
      // Some versions of Node.js refuse, others copy.
    }
    if (buffer.byteLength > 0) {
      pinned.dispose();
      expect(buffer.byteLength).toBe(0);
      return;
    }
    // Some send the buffer away: somebody else looks at the memory now, so that it must not be freed.
    expect(thrownBy(() => pinned.dispose())).toMatchObject({ errorCode: 'ERR_BUFFER_MOVED' });
    expect(thrownBy(() => simulation.ascend.dispose())).toMatchObject({ errorCode: 'ERR_BUFFER_MOVED' });
    rt.freeHost(pointer);
    rt.resetDevice(0);
    rt.finalizeReference(0n);
  });
});

describe('registered host memory', () => {
  it('has an address on the device until it ends', () => {
    const pinned = simulation.device.allocateHost(4096);
    const alias = pinned.mapToDevice();
    expect(alias.pointer).toBeGreaterThan(0n);
    expect(alias.byteLength).toBe(4096);
    pinned.dispose();
    expect(alias.state).toBe('closed');
    expect(thrownBy(() => alias.pointer)).toBeInstanceOf(DisposedError);
  });

  it('is not left registered when its address can not be had', () => {
    using pinned = simulation.device.allocateHost(4096);
    simulator.failCall(isSince('8.5.0') ? 'aclrtHostGetDevicePointer' : 'aclrtHostRegister', 1, 107000);
    expect(thrownBy(() => pinned.mapToDevice())).toBeInstanceOf(AclError);
    pinned.mapToDevice();
  });

  it('is unregistered before it is freed, also when an address could be neither had nor given up', () => {
    const pinned = simulation.device.allocateHost(4096);
    const api = isSince('8.5.0') ? 'aclrtHostGetDevicePointer' : 'aclrtHostRegister';
    simulator.failCall(api, 1, 107000);
    simulator.failCall('aclrtHostUnregister', 1, 507899);
    expect(thrownBy(() => pinned.mapToDevice())).toMatchObject({ api });
    pinned.dispose();
    expect(nativeObjects()).toBe(0);
  });

  itSince('8.5.0', 'of somebody else is host memory while it is registered', () => {
    const { device } = simulation;
    const block: bigint = koffi.alloc('uint8_t', 3 * 4096);
    const address = ((block + 4095n) / 4096n) * 4096n;
    const registered = device.registerHost(address, 4096);
    registered.bytes.set(pattern(4096));
    const { bytes } = registered;
    using memory = device.allocate(4096);
    memory.copyFrom(registered);
    registered.fill(0);
    registered.copyFrom(memory);
    expect(bytes).toEqual(pattern(4096));
    expect(thrownBy(() => device.registerHost(address, 4096))).toMatchObject({ code: 507910 });
    registered.dispose();
    expect(bytes.length).toBe(0);
    koffi.free(block);
  });

  it('starts at a page', () => {
    for (const address of [0n, -4096n, 4097n, 2n ** 64n, 4096, '4096'])
      expect(thrownBy(() => simulation.device.registerHost(address as bigint, 4096))).toMatchObject({
        parameter: 'address',
      });
  });

  it('are empty when the memory has ended, whatever the script says of their buffer', () => {
    const lies: readonly ((buffer: ArrayBuffer) => void)[] = [
      (buffer) => Object.defineProperty(buffer, 'byteLength', { value: 0 }),
      (buffer) => Object.defineProperty(buffer, 'byteLength', { value: 1 << 22 }),
      (buffer) => Object.defineProperty(buffer, 'transfer', { value: () => buffer }),
      (buffer) => Object.defineProperty(buffer, 'detached', { value: true }),
      (buffer) => {
        let reads = 0;
        Object.defineProperty(buffer, 'byteLength', { get: () => (reads++ === 0 ? 1 << 22 : 0) });
      },
      (buffer) => Object.setPrototypeOf(buffer, null),
    ];
    for (const lie of lies) {
      const host = simulation.device.allocateHost(1 << 22);
      const view = host.bytes;
      lie(view.buffer);
      host.dispose();
      expect(view.length).toBe(0);
      expect(() => view.fill(1)).toThrow(TypeError);
    }
  });
});
