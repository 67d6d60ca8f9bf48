/** What is there: library, chip, memory, and whether a feature can be used, which is better than comparing versions. */
import { openAscend } from 'ascendcl';
import * as rt from 'ascendcl/checked';

using ascend = openAscend();
console.log(`${ascend.backend}, runtime interface ${ascend.version}, ${ascend.socName}`);

for (const device of ascend.devices()) {
  const { free, total } = device.memoryInfo();
  const { cube, memory } = device.utilization();
  console.log(
    `device ${device.id}: ${free / 2 ** 20} of ${total / 2 ** 20} MiB free, cube ${cube} %, memory ${memory} %`,
  );
}

// A reason comes with every "no": too old a library, another product, or no such function.
for (const name of ['aclrtMallocPhysical', 'aclrtMemAllocManaged', 'aclrtCntNotifyRecord', 'aclrtMallok']) {
  const { supported, reason, since } = ascend.supports(name);
  console.log(`${name}: ${supported ? `yes, since CANN ${since}` : `no, ${reason}`}`);
}

// What has no handle is in the checked layer: packages, run mode, number formats.
if (ascend.supports('aclsysGetVersionStr').supported)
  console.log(`runtime package ${rt.sysGetVersionStr('runtime')}`);
console.log(`run mode: ${rt.getRunMode() === rt.aclrtRunMode.ACL_HOST ? 'host' : 'device'}`);
const half = rt.floatToFloat16(3.140625);
console.log(`3.140625 as half precision: 0x${half.toString(16)}, and back: ${rt.float16ToFloat(half)}`);
