import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { InvalidArgumentError, type Recording } from '../../src/index.js';
import { EventType, recordingsIn } from '../../src/recording/recording.js';
import { thrownBy } from '../support/catching.js';
import { useSimulation } from '../support/simulation.js';

const simulation = useSimulation();
const folder = mkdtempSync(join(tmpdir(), 'ascendcl-recording-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** `begin DeviceMemory 4096 (line)` for each event. */
const told = ({ events, kinds, lines, stacks }: Recording): string[] =>
  events.type.map((type, row) => {
    const what = ['begin', 'end', 'failure'][type];
    const line = lines[stacks[events.stack[row] ?? 0]?.[0] ?? -1];
    const at = line === undefined ? '' : ` at ${/[\w-]+\.test\.ts/.exec(line)?.[0]}`;
    return `${what} ${kinds[events.kind[row] ?? 0]} ${events.size[row]}${at}`;
  });

const only = (recordings: readonly Recording[]): Recording => {
  const [first] = recordings;
  if (first === undefined) throw new Error('there is no recording');
  return first;
};

describe('a recording of memory', () => {
  it('tells what begins and ends, with address, size and line of the script, until it is stopped', () => {
    const { ascend, device } = simulation;
    const recording = ascend.recordMemory();
    const memory = device.allocate(4096);
    const { pointer } = memory;
    using pinned = device.allocateHost(100);
    memory.dispose();
    recording.stop();
    recording.stop();
    device.allocate(64).dispose();
    expect(recording.running).toBe(false);
    expect(recording.eventCount).toBe(3);
    const recorded = only(recording.toJSON().recordings);
    expect(told(recorded)).toEqual([
      'begin DeviceMemory 4096 at recording.test.ts',
      `begin HostMemory ${pinned.byteLength} at recording.test.ts`,
      'end DeviceMemory 4096',
    ]);
    expect(recorded.events.address[0]).toBe(Number(pointer));
    expect(recorded.events.device).toEqual([device.id, -1, device.id]);
    expect(recorded.events.object[0]).toBe(recorded.events.object[2]);
  });

  it('tells physical memory, ranges and mappings, and counts the memory of each once', () => {
    const { ascend, device } = simulation;
    using recording = ascend.recordMemory();
    using range = device.reserve(8 << 20);
    using physical = device.allocatePhysical(2 << 20);
    range.map(physical).dispose();
    const { events, kinds } = only(recording.toJSON().recordings);
    expect(events.kind.map((kind) => kinds[kind])).toEqual([
      'AddressRange',
      'PhysicalMemory',
      'Mapping',
      'Mapping',
    ]);
    expect(events.held).toEqual([0, 2 << 20, 0, 0]);
  });

  it('tells what the library refused for want of memory, and how much was asked for', () => {
    const { ascend, device } = simulation;
    using recording = ascend.recordMemory();
    thrownBy(() => device.allocate(2 ** 45));
    const { events, kinds } = only(recording.toJSON().recordings);
    expect(events.type).toEqual([EventType.failure]);
    expect(kinds[events.kind[0] ?? 0]).toBe('aclrtMalloc');
    expect(events.size).toEqual([2 ** 45]);
  });

  it('knows what was there before, and leaves lines out when they are not wanted', () => {
    const { ascend, device } = simulation;
    using memory = device.allocate(4096);
    using recording = ascend.recordMemory({ stacks: false });
    expect(told(only(recording.toJSON().recordings))).toEqual(['begin DeviceMemory 4096']);
    expect(recording.eventCount).toBe(1);
    expect(memory.disposed).toBe(false);
  });

  it('keeps as many events as it may, and remembers what the older ones left behind', () => {
    const { ascend, device } = simulation;
    using recording = ascend.recordMemory({ maxEvents: 4 });
    using kept = device.allocate(1234);
    for (let round = 0; round < 10; round += 1) device.allocate(64).dispose();
    const recorded = only(recording.toJSON().recordings);
    expect(recorded.events.time).toHaveLength(4);
    expect(recorded.dropped).toBe(17);
    expect(recorded.initial.size).toEqual([kept.byteLength]);
  });

  it('tells lines apart also where the script makes the texts of stacks, or has frozen Error', () => {
    const { ascend, device } = simulation;
    const prepare = Object.getOwnPropertyDescriptor(Error, 'prepareStackTrace');
    const stackOf = (): string => {
      using recording = ascend.recordMemory();
      device.allocate(64).dispose();
      const { lines } = only(recording.toJSON().recordings);
      return lines[0] ?? '';
    };
    try {
      Error.prepareStackTrace = (_error, frames) =>
        `Error\n    at made (/by/the-script.test.ts:${frames.length > 0 ? 1 : 0}:1)`;
      expect(stackOf()).toBe('/by/the-script.test.ts:1:1 (made)');
      Object.defineProperty(Error, 'prepareStackTrace', { get: () => undefined, configurable: true });
      expect(stackOf()).toMatch(/recording\.test\.ts:\d+:\d+/);
    } finally {
      if (prepare === undefined) Reflect.deleteProperty(Error, 'prepareStackTrace');
      else Object.defineProperty(Error, 'prepareStackTrace', prepare);
    }
  });

  it('is saved as a file that is read as it was', () => {
    const { ascend, device } = simulation;
    using recording = ascend.recordMemory();
    device.allocate(4096).dispose();
    const file = join(folder, 'memory.json');
    recording.stop();
    recording.save(file);
    const read = recordingsIn(JSON.parse(readFileSync(file, 'utf8')));
    expect(told(only(read))).toEqual(told(only(recording.toJSON().recordings)));
    expect(thrownBy(() => recording.save(''))).toBeInstanceOf(InvalidArgumentError);
    expect(() => recording.save(join(folder, 'no/such/folder.json'))).toThrow(/ENOENT/);
  });

  it('refuses files that are no recordings, with the place that is wrong', () => {
    const { ascend } = simulation;
    using recording = ascend.recordMemory();
    const good = JSON.stringify(recording);
    const broken = (change: (recorded: Record<string, unknown>) => void): string => {
      const file = JSON.parse(good);
      change(file.recordings[0]);
      return String(thrownBy(() => recordingsIn(file)));
    };
    expect(String(thrownBy(() => recordingsIn({})))).toMatch(/no recording of memory/);
    expect(String(thrownBy(() => recordingsIn({ ...JSON.parse(good), version: 2 })))).toMatch(/version is 2/);
    expect(broken((recorded) => Object.assign(recorded, { stacks: [[99]] }))).toMatch(
      /recordings\[0\]\.stacks/,
    );
    expect(broken((recorded) => Object.assign(recorded, { kinds: [1] }))).toMatch(/recordings\[0\]\.kinds/);
    expect(broken((recorded) => Object.assign(recorded.events as object, { time: [1], type: [5] }))).toMatch(
      /recordings\[0\]\.events/,
    );
  });
});
