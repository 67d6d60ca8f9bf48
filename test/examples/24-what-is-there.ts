/** What is there: library, chip, memory, and whether a feature can be used, which is better than comparing versions. */
import { openAscend } from 'ascendcl';
import * as rt from 'ascendcl/checked';

using ascend = openAscend();
console.log(`${ascend.backend}, runtime interface ${ascend.version}, ${ascend.socName}`);

const mib = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MiB`;

for (const device of ascend.devices()) {
  const { free, total } = device.memoryInfo();
  const { cube, memory } = device.utilization();
  const percent = (figure: number | undefined): string => (figure === undefined ? 'unknown' : `${figure} %`);
  console.log(
    `device ${device.id}: ${mib(free)} of ${mib(total)} free, cube ${percent(cube)}, memory ${percent(memory)}`,
  );
}

// A reason comes with every "no": too old a library, another product, or no such function.
for (const name of ['aclrtMallocPhysical', 'aclrtMemAllocManaged', 'aclrtCntNotifyRecord', 'aclrtMallok']) {
  const { supported, reason, since } = ascend.supports(name);
  console.log(`${name}: ${supported ? `yes, since CANN ${since}` : `no, ${reason}`}`);
}

// What has no handle is in the checked layer: packages, run mode, number formats.
try {
  console.log(`runtime package ${rt.sysGetVersionStr('runtime')}`);
} catch (error) {
  // An older library has no such function; a new one reads files below ASCEND_HOME_PATH, which set_env.sh sets.
  console.log(`runtime package unknown: ${error instanceof Error ? error.name : error}`);
}
console.log(`run mode: ${rt.getRunMode() === rt.aclrtRunMode.ACL_HOST ? 'host' : 'device'}`);
const half = rt.floatToFloat16(3.140625);
console.log(`3.140625 as half precision: 0x${half.toString(16)}, and back: ${rt.float16ToFloat(half)}`);
