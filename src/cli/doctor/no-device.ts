import type { Evidence } from './evidence.js';
import { detailOf, type Finding } from './finding.js';
import type { ProbeReport } from './stages.js';

const NO_DEVICE = 207004;

/** Whether the runtime says that nothing is there, by its count or by a code. */
export const findsNoDevice = ({ results, stopped }: ProbeReport): boolean =>
  results.count?.devices === 0 || (stopped?.how === 'failed' && stopped.failure.code === NO_DEVICE);

export function noDevice({ probe, backend, env }: Evidence): Finding {
  const { stopped } = probe;
  const failure = stopped?.how === 'failed' ? stopped.failure : undefined;
  const how =
    failure === undefined
      ? 'aclrtGetDeviceCount counts 0'
      : `${failure.api} returned ${failure.code} ${failure.codeName}`;
  const hidden = env.ASCEND_RT_VISIBLE_DEVICES === undefined ? '' : `${UNHIDE} `;
  return {
    id: 'no-device',
    severity: 'problem',
    title: `the runtime finds no device: ${how}`,
    ...detailOf(failure),
    remedy: `${hidden}${backend === 'simulator' ? OF_SIMULATOR : OF_MACHINE}`,
  };
}

const UNHIDE = 'First correct or unset ASCEND_RT_VISIBLE_DEVICES, which hides devices.';
const OF_SIMULATOR =
  'Let the simulator have at least one: ASCENDCL_SIM_DEVICES, the file that ASCENDCL_SIM_CONFIG names, and `ascendcl sim --devices` set the number.';
const OF_MACHINE =
  'Check with `npu-smi info` that the driver lists a device. In a container: start it with --device for /dev/davinciN, /dev/davinci_manager, /dev/devmm_svm and /dev/hisi_hdc. To try without a device: --backend simulator.';
