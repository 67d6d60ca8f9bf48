import { bytes, duration } from '../terminal/units.js';
import { stub } from './diagnose-library.js';
import { lacksCore } from './diagnose-symbols.js';
import type { Evidence } from './evidence.js';
import { detailOf, type Finding, type FindingId } from './finding.js';
import { findsNoDevice, noDevice } from './no-device.js';
import type { ProbeFailure, Stage } from './stages.js';

/** Can the device be opened, and does it give memory? */
export function diagnoseDevice(evidence: Evidence): Finding[] {
  const { probe, request } = evidence;
  const { stopped, results } = probe;
  if (findsNoDevice(probe) && stopped?.how !== 'crashed') return [noDevice(evidence)];
  const opened: Finding[] = results.device === undefined ? [] : [openedDevice(evidence, results.device)];
  if (stopped === undefined || (stopped.stage === 'close' && stopped.how === 'no-answer')) {
    const { memory } = results;
    if (memory !== undefined && memory.free < memory.total / 100)
      return [...opened, memoryFull(request.device, memory)];
    return opened;
  }
  if (stopped.how === 'crashed') return [...opened, crashed(stopped.stage, stopped.signal)];
  if (stopped.how === 'no-answer')
    return [...opened, noAnswer(stopped.stage, stopped.afterMs, request.device)];
  if (isLoading(stopped.stage) || (stopped.failure.name === 'NotAvailableError' && lacksCore(evidence)))
    return [];
  return [...opened, failed(stopped.stage, stopped.failure, evidence)];
}

/** Told by the diagnosis of the library, as missing functions are by that of the symbols. */
const isLoading = (stage: Stage): boolean => stage === 'native' || stage === 'load';

function openedDevice(
  { probe, request }: Evidence,
  { soc, openMs }: { soc: string | null; openMs: number },
): Finding {
  const { memory, count, version } = probe.results;
  const space = memory === undefined ? '' : `, ${bytes(memory.free)} of ${bytes(memory.total)} free`;
  return {
    id: 'device',
    severity: 'ok',
    title: `device ${request.device} of ${count?.devices ?? '?'}: ${soc ?? 'unknown SoC'}${space}`,
    detail: `opened in ${duration(openMs)}, runtime ${version?.runtime ?? 'unknown'}`,
  };
}

const memoryFull = (device: number, { free, total }: { free: number; total: number }): Finding => ({
  id: 'device-memory-full',
  severity: 'warning',
  title: `device ${device} has hardly any memory left: ${bytes(free)} of ${bytes(total)}`,
  remedy: '`npu-smi info` shows the processes that hold it. End them, or use another device (--device).',
});

const DOING: Readonly<Record<Stage, string>> = {
  native: 'the module koffi was loaded',
  load: 'the library was loaded',
  symbols: 'its functions were looked up',
  init: 'aclInit ran',
  version: 'aclrtGetVersion ran',
  count: 'the devices were counted',
  device: 'the device was opened',
  memory: 'memory was allocated',
  close: 'the device was closed',
};

const crashed = (stage: Stage, signal: string): Finding => ({
  id: 'crashed',
  severity: 'problem',
  title: `the process of the probe was ended by ${signal} while ${DOING[stage]}`,
  remedy:
    stage === 'load' || stage === 'native'
      ? 'The library, or one that it needs, is damaged or made for another system: install the CANN runtime again, and check with `ldd` that all its libraries come from one installation.'
      : 'Driver and CANN often do not match then: compare `npu-smi info` with the driver version that the release notes of this CANN ask for.',
});

const noAnswer = (stage: Stage, afterMs: number, device: number): Finding => ({
  id: 'no-answer',
  severity: stage === 'device' || isLoading(stage) ? 'warning' : 'problem',
  title: `no answer within ${duration(afterMs)} while ${DOING[stage]}`,
  remedy: patienceWith(stage, device),
});

/** Loading takes the machine's time, not the driver's. */
function patienceWith(stage: Stage, device: number): string {
  if (isLoading(stage))
    return 'The machine or its disk is slow now. Give it time: `ascendcl doctor --timeout 60s`; when that does not help, install again what was loaded.';
  if (stage === 'device')
    return `Opening a device takes seconds the first time, or it is busy. Give it time: \`ascendcl doctor --timeout 60s\`; \`npu-smi info\` shows who uses device ${device}.`;
  return 'The driver may hang: look at `npu-smi info` and `dmesg`, and reset the device or restart the machine. `--timeout 60s` waits longer.';
}

function failed(stage: Stage, failure: ProbeFailure, evidence: Evidence): Finding {
  if (failure.kind === 'stub')
    return stub(failure.file ?? evidence.probe.results.load?.file ?? 'the library');
  const kind = kindOf(stage, failure, evidence);
  const name = failure.codeName === undefined ? failure.name : `${failure.code} ${failure.codeName}`;
  return {
    id: kind.id,
    severity: 'problem',
    title: `${kind.title}: ${failure.api ?? stage} returned ${name}`,
    ...detailOf(failure),
    remedy: kind.remedy ?? failure.hint ?? adviceIn(failure.message),
  };
}

/** Messages of this package end with what to do. */
const adviceIn = (message: string): string => message.split('What to do: ').at(-1) ?? message;

/** What the driver calls a device that another process has for itself. */
const BUSY = /\bbusy\b|occupied|in use|exclusive|resource.{0,20}(full|used)/i;

interface Kind {
  readonly id: FindingId;
  readonly title: string;
  readonly remedy?: string;
}

function kindOf(
  stage: Stage,
  { code, errorClass, detail = '' }: ProbeFailure,
  { request, probe, env }: Evidence,
): Kind {
  const devices = probe.results.count?.devices;
  if (stage === 'device' && (code === 107001 || (devices !== undefined && request.device >= devices)))
    return {
      id: 'device-id',
      title: `there is no device ${request.device}, the runtime sees ${devices ?? 'none'}`,
      remedy:
        `Choose one with --device 0${(devices ?? 0) > 1 ? ` to ${(devices ?? 1) - 1}` : ''}. ${env.ASCEND_RT_VISIBLE_DEVICES === undefined ? '' : 'ASCEND_RT_VISIBLE_DEVICES hides devices and renumbers the rest.'}`.trim(),
    };
  if (BUSY.test(detail) || (stage === 'device' && errorClass === 'resource'))
    return {
      id: 'device-busy',
      title: `device ${request.device} is busy`,
      remedy:
        '`npu-smi info` shows the processes that use it. Wait for them, end them, or use another device (--device).',
    };
  if (code === 207006)
    return {
      id: 'device-files-rights',
      title: 'this user may not use the device',
      remedy: 'Add the user to the group that owns /dev/davinci* (usually HwHiAiUser) and log in again.',
    };
  if (stage === 'memory' && errorClass === 'resource')
    return {
      id: 'device-memory-full',
      title: `device ${request.device} gives no memory`,
      remedy: '`npu-smi info` shows the processes that hold it. End them, or use another device (--device).',
    };
  if (errorClass === 'device-fault')
    return { id: 'device-fault', title: `device ${request.device} is faulty` };
  if (stage === 'init') return { id: 'init-failed', title: 'the runtime does not start' };
  return { id: 'device-error', title: `device ${request.device} can't be used` };
}
