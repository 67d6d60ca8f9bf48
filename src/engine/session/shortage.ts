import { types } from 'node:util';
import * as rt from '../../../generated/checked/index.js';
import { aclrtMemLocationType } from '../../../generated/enums.js';
import { AclErrorCode } from '../../../generated/error-codes.js';
import type { AclError, AclErrorContext, ReachedLimit } from '../../errors/index.js';
import { exhaustionFacts } from '../../native/calls/failure.js';
import type { Lifetime } from '../base/Lifetime.js';
import { addressLimit, hostMemoryLimit } from '../memory/host-limits.js';
import { limitOfPool, poolOfPhysical, poolsOfPolicy } from '../memory/page-pools.js';
import { eventsOfWaits } from '../stream/Markers.js';
import { largestOf } from '../thread/HandleRegistry.js';
import type { Inventory } from './Inventory.js';

/** How many of the largest allocations an error names. */
const SHOWN = 5;

/** From now on errors of calls that got nothing tell what was asked for, which limit was hit, and what holds the rest. */
export function explainShortages(inventory: Inventory): void {
  let explaining = false;
  exhaustionFacts.of = (error) => {
    // The questions below may fail in the same way.
    if (explaining) return {};
    explaining = true;
    try {
      const context = explain(error, inventory);
      const { requested } = context;
      inventory.registry.failed(
        error.api,
        requested === undefined ? undefined : Number(requested),
        currentDevice(),
      );
      return context;
    } catch {
      return {};
    } finally {
      explaining = false;
    }
  };
}

/** The counterpart of {@link explainShortages}. */
export function explainNoShortages(): void {
  delete exhaustionFacts.of;
}

function explain({ api, args, code }: AclError, inventory: Inventory): AclErrorContext {
  if (code === AclErrorCode.ACL_ERROR_RT_NO_EVENT_RESOURCE) return { limits: [limitOfEvents(inventory)] };
  if (code === AclErrorCode.ACL_ERROR_RT_NO_STREAM_RESOURCE || /Create(Stream|Context)/.test(api))
    return { limits: [limitOfStreams(inventory)] };
  if (code === AclErrorCode.ACL_ERROR_RT_NO_NOTIFY_RESOURCE)
    return { limits: [{ name: `notifies of device ${currentDevice()}`, unit: 'objects' }] };
  if (/Export/.test(api)) return { limits: [limitOfExports(inventory)] };
  const requested = amountIn(args, 'size');
  const asked = requested === undefined ? {} : { requested };
  if (/ReserveMem|MapMem|MemMap|IpcMemImport/.test(api))
    return { ...asked, limits: reached(limitsOfAddresses(inventory), requested) };
  if (/^aclrt(MallocHost|HostRegister)/.test(api) || isOfHost(args))
    return { ...asked, ...ofHost(inventory, requested) };
  return { ...asked, ...ofDevice(inventory, api, args, requested) };
}

function ofDevice(
  inventory: Inventory,
  api: string,
  args: AclError['args'],
  requested: number | undefined,
): AclErrorContext {
  const pools = poolsOf(api, args).map(limitOfPool);
  const limits = reached([...pools, ...listed(addressLimit())], requested);
  const free = sum(pools.map((pool) => pool.free));
  const total = sum(pools.map((pool) => pool.total));
  const holding = inventory.device(currentDevice()).children.filter((child) => !child.isOnHost);
  return {
    ...(free === undefined || total === undefined ? {} : { free, total }),
    limits,
    largestLive: largestOf(holding, SHOWN),
  };
}

function poolsOf(api: string, args: AclError['args']): ReturnType<typeof poolsOfPolicy> {
  const policy = amountIn(args, 'policy');
  if (policy !== undefined) return poolsOfPolicy(api, policy, amountIn(args, 'size') ?? 0);
  return [poolOfPhysical(amountIn(propertyOf(args, 'prop'), 'memAttr') ?? 0)];
}

/** The devices share the host. */
function ofHost(inventory: Inventory, requested: number | undefined): AclErrorContext {
  const holding = [...inventory.devices]
    .flatMap(({ children }) => children)
    .filter((child) => child.isOnHost);
  const limits = reached([hostMemoryLimit(), ...listed(addressLimit())], requested);
  return { limits, largestLive: largestOf(holding, SHOWN) };
}

/** Those that had less than what was asked for; all of them when that can't be said of any. */
function reached(limits: readonly ReachedLimit[], requested: number | undefined): readonly ReachedLimit[] {
  const hit = limits.filter(
    ({ free }) => free !== undefined && requested !== undefined && Number(free) < requested,
  );
  return hit.length > 0 ? hit : limits;
}

function limitsOfAddresses(inventory: Inventory): readonly ReachedLimit[] {
  const ranges = [...inventory.devices].flatMap(({ children }) => children.filter(isRange));
  const held = ranges.reduce((bytes, range) => bytes + range.byteLength, 0);
  return [...listed(addressLimit()), { name: 'addresses for reserved ranges', held, unit: 'bytes' }];
}

const isRange = (child: Lifetime): child is Lifetime & { readonly byteLength: number } =>
  child.kind === 'AddressRange';

function limitOfEvents(inventory: Inventory): ReachedLimit {
  const held = inventory.registry.live().Event + eventsOfWaits();
  return { name: `events of device ${currentDevice()}`, ...left(rt.getEventAvailNum), held, unit: 'objects' };
}

/** Each context has a stream of its own beside those that were made in it. */
function limitOfStreams(inventory: Inventory): ReachedLimit {
  const { Stream, Context } = inventory.registry.live();
  return {
    name: `streams of device ${currentDevice()}`,
    ...left(rt.getStreamAvailableNum),
    held: Stream + Context,
    unit: 'objects',
  };
}

function limitOfExports(inventory: Inventory): ReachedLimit {
  const { MemoryExport } = inventory.registry.live();
  return { name: 'pieces of memory that a process shares', held: MemoryExport, unit: 'objects' };
}

/** Nothing where the library does not tell. */
function left(ask: () => number): { free?: number } {
  try {
    return { free: ask() };
  } catch {
    return {};
  }
}

const currentDevice = (): number => rt.getDevice();

const isOfHost = (args: AclError['args']): boolean => {
  const type = amountIn(propertyOf(propertyOf(args, 'prop'), 'location'), 'type');
  return (
    type === aclrtMemLocationType.ACL_MEM_LOCATION_TYPE_HOST ||
    type === aclrtMemLocationType.ACL_MEM_LOCATION_TYPE_HOST_NUMA
  );
};

/** A property that is plain data: arguments may be objects of the script, whose code must not run here. */
function propertyOf(object: unknown, name: string): unknown {
  if (typeof object !== 'object' || object === null || types.isProxy(object)) return undefined;
  return Object.getOwnPropertyDescriptor(object, name)?.value;
}

function amountIn(object: unknown, name: string): number | undefined {
  const value = propertyOf(object, name);
  return typeof value === 'number' || typeof value === 'bigint' ? Number(value) : undefined;
}

const listed = <T>(value: T | undefined): readonly T[] => (value === undefined ? [] : [value]);

const sum = (values: readonly (number | bigint | undefined)[]): number | undefined =>
  values.reduce<number | undefined>(
    (total, value) => (total === undefined || value === undefined ? undefined : total + Number(value)),
    0,
  );
