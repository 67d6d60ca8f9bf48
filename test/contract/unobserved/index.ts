import { batches } from './batches.js';
import { beforeDevice } from './before-device.js';
import { captures } from './captures.js';
import { completeConfiguration, configurations } from './configurations.js';
import { descriptions, rectangles, words } from './copy-shapes.js';
import { data } from './data.js';
import { execution } from './execution.js';
import { fills } from './fills.js';
import { graphs } from './graphs.js';
import type { UnobservedGroup } from './group.js';
import { peers, queries, survivors } from './machine.js';
import { notifies } from './notifies.js';
import { outcomes } from './outcomes.js';
import { managedMemory, pools } from './pools.js';
import { reports } from './reports.js';
import { settings } from './settings.js';
import { ipcMemory, shareableHandles } from './sharing.js';
import { cache, values } from './stream-memory.js';
import { texts } from './texts.js';
import { twoDevices, withoutContext } from './without-context.js';
import { withoutDevice } from './without-device.js';

/** Groups that the probe of the real library did not cover. */
export const unobserved: readonly UnobservedGroup[] = [
  beforeDevice,
  rectangles,
  words,
  fills,
  descriptions,
  batches,
  values,
  cache,
  pools,
  managedMemory,
  shareableHandles,
  ipcMemory,
  peers,
  queries,
  survivors,
  execution,
  withoutContext,
  twoDevices,
  withoutDevice,
  settings,
  notifies,
  configurations,
  completeConfiguration,
  data,
  texts,
  outcomes,
  reports,
  captures,
  graphs,
];
