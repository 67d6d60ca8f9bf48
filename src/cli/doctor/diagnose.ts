import { diagnoseDevice } from './diagnose-device.js';
import { diagnoseLibrary } from './diagnose-library.js';
import { diagnoseSymbols } from './diagnose-symbols.js';
import type { Evidence } from './evidence.js';
import type { Finding } from './finding.js';
import { readVisibleDevices } from './visible-devices.js';

/** From what was seen to what it means, in the order in which a person repairs it. */
export function diagnose(evidence: Evidence): Finding[] {
  return [
    ...diagnoseLibrary(evidence),
    ...diagnoseSymbols(evidence),
    ...diagnoseDeviceFiles(evidence),
    ...diagnoseVisibleDevices(evidence),
    ...diagnoseDevice(evidence),
  ];
}

/** Only a real device needs files: the simulator, or a machine without any sign of a device, does not. */
function diagnoseDeviceFiles({ files, backend, request }: Evidence): Finding[] {
  const isMeant =
    backend === 'npu' || (backend === undefined && (request.backend === 'npu' || files.devices.length > 0));
  if (!isMeant) return [];
  const missing = [...(files.devices.length === 0 ? ['/dev/davinci0'] : []), ...files.missing];
  if (missing.length > 0)
    return [
      {
        id: 'device-files-missing',
        severity: 'problem',
        title: `device files are missing: ${missing.join(', ')}`,
        remedy:
          files.driver === undefined
            ? 'Install the NPU driver, or check with `npu-smi info` that this machine has an NPU. In a container: start it with --device for /dev/davinciN, /dev/davinci_manager, /dev/devmm_svm and /dev/hisi_hdc.'
            : 'The driver is installed: load it (`npu-smi info` must list the devices), or, in a container, start it with --device for /dev/davinciN, /dev/davinci_manager, /dev/devmm_svm and /dev/hisi_hdc.',
      },
    ];
  if (files.forbidden.length > 0)
    return [
      {
        id: 'device-files-rights',
        severity: 'problem',
        title: `this user may not read and write ${files.forbidden.join(', ')}`,
        remedy:
          'Add the user to the group that owns the files (`ls -l /dev/davinci*`, usually HwHiAiUser: `sudo usermod -aG HwHiAiUser $USER`) and log in again.',
      },
    ];
  const count = files.devices.length;
  const version = files.driverVersion === undefined ? '' : `, driver ${files.driverVersion}`;
  return [
    {
      id: 'device-files',
      severity: 'ok',
      title: `device files of ${count} ${count === 1 ? 'device' : 'devices'}${version}`,
    },
  ];
}

function diagnoseVisibleDevices({ env, files, probe, backend }: Evidence): Finding[] {
  const text = env.ASCEND_RT_VISIBLE_DEVICES;
  const visible = probe.results.count?.devices;
  // What an empty text means is up to the runtime: the devices that it sees tell.
  if (text === undefined || (text === '' && visible !== 0)) return [];
  // The simulator's number of devices is known to it alone, and its count is of visible ones.
  const devices = backend === 'npu' && files.devices.length > 0 ? Math.max(...files.devices) + 1 : undefined;
  const { ids, mistake } = readVisibleDevices(text, devices);
  const seen = visible === 0 ? 'the runtime sees none of them' : `the runtime sees only ${visible} of them`;
  const fault = mistake ?? (visible === undefined || visible >= ids.length ? undefined : seen);
  const refused = probe.stopped?.how === 'failed' && probe.stopped.stage === 'count';
  if (fault === undefined && !refused)
    return [{ id: 'visible-devices', severity: 'ok', title: `ASCEND_RT_VISIBLE_DEVICES=${text}` }];
  return [
    {
      id: 'visible-devices',
      severity: 'problem',
      title: `ASCEND_RT_VISIBLE_DEVICES=${text} hides devices: ${fault ?? 'the runtime finds no device that it names'}`,
      remedy:
        'Unset the variable to see all devices, or list existing device numbers in ascending order, separated by commas. The API counts the visible ones from 0.',
    },
  ];
}
