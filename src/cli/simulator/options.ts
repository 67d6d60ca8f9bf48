import { InvalidArgumentError } from 'commander';
import { ownModel } from '../model/own-model.js';

/** What the simulated machine is like; each is one of the simulator's environment variables. */
export interface MachineOptions {
  readonly devices?: number;
  readonly memory?: number;
  readonly soc?: string;
  readonly cann?: string;
  readonly bandwidth?: number;
  readonly latency?: number;
  readonly fault?: readonly string[];
  readonly lose?: readonly string[];
  readonly badBit?: readonly string[];
  readonly uninitialised?: boolean;
  readonly watchPinned?: boolean;
  readonly config?: string;
}

const FAULT = /^(\*|acl\w+)(#[1-9]\d*|~(0?\.\d+|[01])(\/\d+)?)=\d+$/;

/** For commander: collects `aclrtMalloc#3=207001` and `aclrtMemcpy~0.01/42=507899`. */
export function faultRule(text: string, before: readonly string[] = []): string[] {
  const [, name] = FAULT.exec(text) ?? [];
  if (name === undefined)
    throw new InvalidArgumentError(
      'A rule is FUNCTION#N=CODE (the N-th call) or FUNCTION~PROBABILITY/SEED=CODE; * stands for any function.',
    );
  // A rule that never holds would let a test pass that tests nothing.
  if (name !== '*' && !ownModel().functions.some((fn) => fn.name === name))
    throw new InvalidArgumentError(`AscendCL has no function ${name}; \`ascendcl api ${name}\` finds names.`);
  return [...before, text];
}

/** For commander: collects `1=507010`. */
export function lostDevice(text: string, before: readonly string[] = []): string[] {
  if (!/^\d+(=\d+)?$/.test(text))
    throw new InvalidArgumentError('It must be a device number, or NUMBER=CODE.');
  return [...before, text.includes('=') ? text : `${text}=${LOST_HEARTBEAT}`];
}

const BAD_BIT = /^(0x(?!0+:)|\d{1,2}\+0x)[\da-f]{1,16}:[0-7]$/i;

/** For commander: collects `0x180000200005:3` and `1+0x200005:3`. */
export function badBit(text: string, before: readonly string[] = []): string[] {
  if (!BAD_BIT.test(text))
    throw new InvalidArgumentError(
      'It must be ADDRESS:BIT, such as 0x180000200005:3, or DEVICE+OFFSET:BIT, such as 1+0x200005:3; bits go from 0 to 7.',
    );
  return [...before, text];
}

/** ACL_ERROR_RT_LOST_HEARTBEAT: what calls return when a device does not answer any more. */
const LOST_HEARTBEAT = 507010;
