import { InvalidArgumentError } from '../../errors/index.js';
import { checkWhole } from '../arguments/numbers.js';
import type { Read } from '../arguments/options.js';
import type { StreamLifetime } from '../stream/StreamLifetime.js';
import { streamOf } from '../stream/streams-of.js';
import type { DeviceLifetime } from '../thread/DeviceLifetime.js';

/** Where memory starts that nobody has asked anything of. */
export const USUAL_ALIGNMENT = 64;

const MOST_ALIGNMENT = 2 * 1024 ** 2;

export const RESOURCE_OPTIONS = ['stream', 'alignment', 'tag'] as const;

/** Options for a resource, checked. */
export interface ResourceRequest {
  readonly alignment: number;
  /** The stream in whose order the memory is used. */
  readonly home: StreamLifetime | undefined;
  readonly tag: string | undefined;
}

export const PLAIN_REQUEST: ResourceRequest = {
  alignment: USUAL_ALIGNMENT,
  home: undefined,
  tag: undefined,
};

/** Options for a resource, as the script gave them. */
interface GivenRequest {
  readonly stream?: unknown;
  readonly alignment?: unknown;
  readonly tag?: unknown;
}

/** @param most the largest alignment that can be had */
export function checkRequest(
  device: DeviceLifetime,
  { stream, alignment = USUAL_ALIGNMENT, tag }: Read<GivenRequest>,
  api: string,
  most = MOST_ALIGNMENT,
): ResourceRequest {
  const expected = `a power of two from 1 to ${most}`;
  checkWhole(alignment, 1, most, api, 'options.alignment', expected);
  if ((alignment & (alignment - 1)) !== 0)
    throw new InvalidArgumentError({ api, parameter: 'options.alignment', received: alignment, expected });
  if (tag !== undefined && (typeof tag !== 'string' || tag === ''))
    throw new InvalidArgumentError({
      api,
      parameter: 'options.tag',
      received: tag,
      expected: 'a text that is not empty',
    });
  return { alignment, home: stream === undefined ? undefined : homeOf(device, stream, api), tag };
}

function homeOf(device: DeviceLifetime, stream: unknown, api: string): StreamLifetime {
  const home = streamOf(stream, api, 'options.stream');
  if (home.context.device === device) return home;
  throw new InvalidArgumentError({
    api,
    parameter: 'options.stream',
    received: stream,
    expected: `a stream of device ${device.id}, for which the memory is`,
  });
}
