import { mkdtempSync, readdirSync, readlinkSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { npyHeaderOf } from '../../src/files/npy-header.js';
import { FileFormatError, type LoadedTensor, openSafetensors, saveSafetensors } from '../../src/index.js';
import { scaled, timeoutMs } from '../support/scale.js';
import { pattern, simulator, useSimulation } from '../support/simulation.js';
import { zipOf } from '../support/zip.js';

const simulation = useSimulation();
const folder = mkdtempSync(join(tmpdir(), 'ascendcl-tensors-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);

/** Descriptors of files in the folder. */
const openHere = (): number =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(folder);
    } catch {
      return false; // closed by now
    }
  }).length;

/** A file with any header, and so many bytes behind it. */
function fileWith(name: string, header: string | object, byteLength = 0): string {
  const text = Buffer.from(typeof header === 'string' ? header : JSON.stringify(header));
  const start = Buffer.alloc(8);
  start.writeBigUInt64LE(BigInt(text.byteLength));
  writeFileSync(at(name), Buffer.concat([start, text, pattern(byteLength)]));
  return at(name);
}

const f32 = (shape: readonly number[], begin: number, end: number) => ({
  dtype: 'F32',
  shape,
  data_offsets: [begin, end],
});

const bytesOf = (array: LoadedTensor['array']): Uint8Array => {
  const bytes = new Uint8Array(array.byteLength);
  array.copyTo(bytes);
  return bytes;
};

describe('a .safetensors file', () => {
  it('tells what is in it before anything is loaded, and gives single tensors', async () => {
    const file = fileWith(
      'two.safetensors',
      { b: f32([2, 3], 8, 32), a: f32([2], 0, 8), __metadata__: { format: 'pt' } },
      32,
    );
    const opened = await openSafetensors(file);
    const common = { dtype: 'float32', format: 'F32', file };
    const start = opened.tensors[0]?.byteOffset ?? 0;
    expect(opened).toMatchObject({ file, byteLength: 32, metadata: { format: 'pt' } });
    expect(opened.tensors).toEqual([
      { ...common, name: 'a', shape: [2], byteLength: 8, byteOffset: start },
      { ...common, name: 'b', shape: [2, 3], byteLength: 24, byteOffset: start + 8 },
    ]);
    using b = await opened.load(simulation.device, 'b');
    expect(bytesOf(b)).toEqual(pattern(32).subarray(8));
    await expect(opened.load(simulation.device, 'c')).rejects.toMatchObject({ parameter: 'name' });
    await expect(opened.load('host' as never, 'b')).rejects.toMatchObject({ parameter: 'device' });
    expect(openHere()).toBe(0);
  });

  it('is loaded tensor by tensor, in part by names, with the bytes that are done, from a handle that stays open', async () => {
    const length = 1_200_000;
    const file = fileWith(
      'large.safetensors',
      { a: f32([length], 0, 4 * length), b: f32([1], 4 * length, 4 * length + 4), c: f32([0], 0, 0) },
      4 * length + 4,
    );
    const handle = await open(file);
    const seen: number[] = [];
    const names: string[] = [];
    for await (const { name, array } of simulation.device.loadSafetensors(handle, {
      names: ['b', 'a'],
      onProgress: (done, total) => seen.push(done / total),
    })) {
      names.push(name);
      if (name === 'a') expect(Buffer.compare(bytesOf(array), pattern(4 * length))).toBe(0);
      array.dispose();
    }
    expect(names).toEqual(['a', 'b']);
    expect(seen).toHaveLength(3);
    expect(seen.at(-1)).toBe(1);
    await handle.close();
    const unknown = simulation.device.loadSafetensors(file, { names: ['a', 'x'] }).next();
    await expect(unknown).rejects.toMatchObject({
      name: 'InvalidArgumentError',
      parameter: 'options.names[1]',
    });
    expect(() => simulation.device.loadSafetensors(file, { names: ['a', 5] as never })).toThrow(
      'options.names[1]',
    );
    expect(() => simulation.device.loadSafetensors(Buffer.alloc(1) as never)).toThrow('"file"');
  });

  it('that was changed since it was opened is refused', async () => {
    const file = fileWith('changed.safetensors', { a: f32([2], 0, 8) }, 8);
    const opened = await openSafetensors(file);
    utimesSync(file, 1, 1);
    await expect(opened.load(simulation.device, 'a')).rejects.toMatchObject({
      name: 'FileFormatError',
      tensor: 'a',
      file,
    });
  });

  it('with types that arrays have not is listed, and loaded without them', async () => {
    const file = fileWith(
      'eight.safetensors',
      { a: { dtype: 'F8_E4M3', shape: [4], data_offsets: [0, 4] }, b: f32([1], 4, 8) },
      8,
    );
    const opened = await openSafetensors(file);
    expect(opened.tensors.map(({ name, dtype, format }) => [name, dtype, format])).toEqual([
      ['a', undefined, 'F8_E4M3'],
      ['b', 'float32', 'F32'],
    ]);
    await expect(simulation.device.loadSafetensors(file).next()).rejects.toMatchObject({ tensor: 'a' });
    for await (const { array } of simulation.device.loadSafetensors(file, { names: ['b'] })) array.dispose();
  });

  it('is one of several with an index, whose files stand beside it', async () => {
    fileWith('model-1.safetensors', { a: f32([2], 0, 8), unused: f32([1], 8, 12) }, 12);
    fileWith('model-2.safetensors', { b: f32([1], 0, 4) }, 4);
    const index = (map: object): string => {
      writeFileSync(at('model.safetensors.index.json'), JSON.stringify({ metadata: {}, weight_map: map }));
      return at('model.safetensors.index.json');
    };
    const file = index({ a: 'model-1.safetensors', b: 'model-2.safetensors' });
    const { tensors } = await openSafetensors(file);
    expect(tensors.map(({ name, file: shard }) => [name, shard])).toEqual([
      ['a', at('model-1.safetensors')],
      ['b', at('model-2.safetensors')],
    ]);
    const names: string[] = [];
    for await (const { name, array } of simulation.device.loadSafetensors(file)) {
      names.push(name);
      array.dispose();
    }
    expect(names).toEqual(['a', 'b']);
    for (const elsewhere of [
      '../x.safetensors',
      '/etc/x.safetensors',
      'a\\b.safetensors',
      '.x.safetensors',
      'passwd',
      5,
    ])
      await expect(openSafetensors(index({ a: elsewhere }))).rejects.toMatchObject({
        name: 'FileFormatError',
        tensor: 'a',
      });
    await expect(openSafetensors(index({ c: 'model-1.safetensors' }))).rejects.toMatchObject({ tensor: 'c' });
    await expect(openSafetensors(index({ a: 'model-3.safetensors' }))).rejects.toMatchObject({
      code: 'ENOENT',
    });
  });
});

describe('a file of somebody else', () => {
  const wrong: Readonly<
    Record<
      string,
      readonly [header: string | object, byteLength: number, tensor: string | undefined, text: RegExp]
    >
  > = {
    'is no JSON': ['{"a": }', 0, undefined, /no JSON/],
    'does not begin with a brace': [' {}', 0, undefined, /begin/],
    'is a list': ['[]', 0, undefined, /begin/],
    'has a name twice': [
      '{"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},"\\u0061":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}}',
      4,
      'a',
      /twice/,
    ],
    'has an unknown type': [{ a: { dtype: 'F33', shape: [1], data_offsets: [0, 4] } }, 4, 'a', /unknown/],
    'has a negative length': [{ a: f32([-1], 0, 4) }, 4, 'a', /no length/],
    'has a shape beyond all numbers': [
      { a: f32([2 ** 31, 2 ** 31, 2 ** 31], 0, 4) },
      4,
      'a',
      /more elements/,
    ],
    'has an empty shape beyond all numbers': [
      { a: f32([0, 2 ** 40, 2 ** 40], 0, 0) },
      0,
      'a',
      /more elements/,
    ],
    'has too many axes': [{ a: f32(Array(65).fill(1), 0, 4) }, 4, 'a', /axes/],
    'has places that go backwards': [{ a: f32([1], 4, 0) }, 4, 'a', /data_offsets/],
    'has more bytes than its shape': [{ a: f32([1], 0, 8) }, 8, 'a', /take 4 bytes/],
    'reaches beyond the file': [{ a: f32([2], 0, 8) }, 4, 'a', /ends at byte/],
    'has tensors that share bytes': [{ a: f32([2], 0, 8), b: f32([1], 4, 8) }, 8, 'b', /shares 4 bytes/],
    'has a hole': [{ a: f32([1], 0, 4), b: f32([1], 8, 12) }, 12, 'b', /4 bytes in front/],
    'has bytes that nobody has': [{ a: f32([1], 0, 4) }, 6, undefined, /2 bytes at its end/],
    'has texts that are none': [{ __metadata__: { a: 1 } }, 0, undefined, /__metadata__/],
    'has a prototype for a tensor': [
      '{"__proto__":{"dtype":"F32","shape":[1],"data_offsets":[0,8]}}',
      8,
      '__proto__',
      /take 4/,
    ],
  };

  it.each(Object.entries(wrong))(
    'that %s is refused, and the error names file and tensor',
    async (name, [header, byteLength, tensor, text]) => {
      const file = fileWith('wrong.safetensors', header, byteLength);
      const error = await openSafetensors(file).catch((thrown: unknown) => thrown);
      expect(error, name).toBeInstanceOf(FileFormatError);
      expect(error).toMatchObject({
        api: 'openSafetensors',
        file,
        tensor,
        problem: expect.stringMatching(text),
      });
      await expect(simulation.device.loadSafetensors(file).next()).rejects.toBeInstanceOf(FileFormatError);
      expect(openHere()).toBe(0);
    },
  );

  it('whose header would be larger than the file, or than any, is refused before memory is taken for it', async () => {
    const { tensors } = await openSafetensors(fileWith('none.safetensors', '{}'));
    expect(tensors).toEqual([]);
    for (const [length, text] of [
      [2n ** 64n - 1n, /at most/],
      [100_000_001n, /at most/],
      [100_000_000n, /the file has/],
    ] as const) {
      const start = Buffer.alloc(16);
      start.writeBigUInt64LE(length);
      writeFileSync(at('long.safetensors'), start);
      await expect(openSafetensors(at('long.safetensors'))).rejects.toMatchObject({
        problem: expect.stringMatching(text),
      });
    }
    writeFileSync(at('short.safetensors'), 'short');
    await expect(openSafetensors(at('short.safetensors'))).rejects.toBeInstanceOf(FileFormatError);
    await expect(openSafetensors('/dev/zero')).rejects.toMatchObject({
      problem: expect.stringMatching(/no file/),
    });
    await expect(openSafetensors(folder)).rejects.toBeInstanceOf(FileFormatError);
  });

  it('that is a damaged archive is refused, and leaves no array', async () => {
    const npy = Buffer.concat([npyHeaderOf('float32', [100]), pattern(400)]);
    for (const deflated of [false, true]) {
      const zip = zipOf([['a.npy', npy, deflated]], deflateRawSync);
      zip[60] = (zip[60] ?? 0) ^ 0xff;
      zip[140] = (zip[140] ?? 0) ^ 0xff;
      writeFileSync(at('damaged.npz'), zip);
      await expect(simulation.device.loadNpz(at('damaged.npz')).next()).rejects.toMatchObject({
        name: 'FileFormatError',
        tensor: 'a',
      });
    }
    await expect(simulation.device.loadNpz(fileWith('no.npz', '{}')).next()).rejects.toBeInstanceOf(
      FileFormatError,
    );
    await expect(simulation.device.loadNpy(fileWith('no.npy', '{}'))).rejects.toBeInstanceOf(FileFormatError);
    expect(openHere()).toBe(0);
  });
});

describe('loading and saving', () => {
  const SEED = 7;
  it(
    `leave nothing open when they are aborted at any moment, from seed ${SEED}`,
    async () => {
      const { device } = simulation;
      const length = 60_000;
      const file = fileWith(
        'abort.safetensors',
        { a: f32([length], 0, 4 * length), b: f32([9], 4 * length, 4 * length + 36) },
        4 * length + 36,
      );
      const npy = at('abort.npy');
      using array = device.array([length], 'float32', { fill: 1 });
      await array.saveNpy(npy);
      writeFileSync(
        at('abort.npz'),
        zipOf(
          [['a.npy', Buffer.concat([npyHeaderOf('int8', [90_000]), pattern(90_000)]), true]],
          deflateRawSync,
        ),
      );
      const drain = async (tensors: AsyncIterable<LoadedTensor>): Promise<void> => {
        for await (const tensor of tensors) tensor.array.dispose();
      };
      const works = [
        (signal: AbortSignal) => drain(device.loadSafetensors(file, { signal })),
        (signal: AbortSignal) => device.loadNpy(npy, { signal }).then((loaded) => loaded.dispose()),
        (signal: AbortSignal) => drain(device.loadNpz(at('abort.npz'), { signal })),
        (signal: AbortSignal) => saveSafetensors(at('out.safetensors'), { array }, { signal }),
        (signal: AbortSignal) => openSafetensors(file, { signal }).then(() => {}),
      ];
      let state = SEED;
      let stopped = 0;
      for (let count = 0; count < scaled(100); count += 1) {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        const controller = new AbortController();
        const work = works[count % works.length]?.(controller.signal).catch((error: unknown) => error);
        for (let turns = (state >>> 8) % 24; turns > 0; turns -= 1)
          await new Promise((resolve) => setImmediate(resolve));
        controller.abort(new Error('stop'));
        const outcome = await work;
        if (outcome instanceof Error) {
          expect(outcome.message).toBe('stop');
          stopped += 1;
        }
      }
      expect(stopped).toBeGreaterThan(0);
      await expect.poll(openHere).toBe(0);
      await device.synchronize();
    },
    timeoutMs(60_000),
  );

  it('leave nothing when the device refuses a copy or has no memory', async () => {
    const { device, ascend } = simulation;
    const file = fileWith('fail.safetensors', { a: f32([2_000_000], 0, 8_000_000) }, 8_000_000);
    const before = ascend.liveObjects().total;
    for (const [name, nth, code] of [
      ['aclrtMemcpyAsync', 2, 507899],
      ['aclrtMalloc', 1, 507899],
      ['aclrtCreateStream', 1, 507899],
    ] as const) {
      simulator.failCall(name, nth, code);
      await expect(device.loadSafetensors(file).next()).rejects.toMatchObject({ code });
      simulator.clearFaults();
    }
    await device.synchronize();
    expect([ascend.liveObjects().total, openHere()]).toEqual([before, 0]);
  });

  it('refuse what is no array and what a format can not hold', async () => {
    const { device } = simulation;
    using array = device.array([2], 'bfloat16', { fill: 0 });
    await expect(array.saveNpy(at('no.npy'))).rejects.toMatchObject({ parameter: 'this' });
    const save = (arrays: unknown, options?: object) =>
      saveSafetensors(at('x.safetensors'), arrays as never, options);
    await expect(save([array])).rejects.toMatchObject({ parameter: 'arrays' });
    await expect(save({ array, b: new Float32Array(2) })).rejects.toMatchObject({ parameter: 'arrays.b' });
    await expect(save({ __metadata__: array })).rejects.toMatchObject({ parameter: 'arrays' });
    await expect(save({ array }, { metadata: { a: 1 } })).rejects.toMatchObject({
      parameter: 'options.metadata.a',
    });
    await expect(save({ array }, { signal: 1 })).rejects.toMatchObject({ parameter: 'options.signal' });
  });
});
