import * as acl from '../../../generated/raw/index.js';
import type { DevicePtr } from '../../../generated/types.js';
import { PointerCell } from '../harness/cells.js';
import { type Recorder, type Scenario, setup } from '../harness/scenario.js';
import { mapping } from './mapping.js';
import { LOCATION, physicalMemory } from './physical.js';
import { physicalAllocation } from './physical-allocation.js';
import { reservation } from './reservation.js';

export const vmm: Scenario = (run) => {
  setup(() => acl.aclInit(null));
  setup(() => acl.aclrtSetDevice(0));
  const block = new PointerCell<DevicePtr>();
  setup(() => acl.aclrtMalloc(block.cell, 2 ** 21, 0));
  granularity(run);
  reservation(run);
  physicalAllocation(run);
  mapping(run, block.value);
};

function granularity(run: Recorder): void {
  const size = new BigUint64Array(1);
  const ask = (name: string, prop: ReturnType<typeof physicalMemory> | null, option = 0) => {
    size[0] = 0n;
    run.row(
      'aclrtMemGetAllocationGranularity',
      name,
      () => acl.aclrtMemGetAllocationGranularity(prop, option, size),
      () => ({ granularity: Number(size[0]) }),
    );
  };
  for (let memAttr = 0; memAttr <= 18; memAttr++)
    ask(`MINIMUM memAttr=${memAttr}`, physicalMemory({ memAttr }));
  ask('RECOMMENDED HBM_MEM_HUGE', physicalMemory({}), 1);
  ask('option UNDEF 0xFFFF', physicalMemory({}), 0xffff);
  ask('NULL prop', null);
  run.row('aclrtMemGetAllocationGranularity', 'NULL out', () =>
    acl.aclrtMemGetAllocationGranularity(physicalMemory({}), 0, null),
  );
  ask('location HOST', physicalMemory({ location: { id: 0, type: LOCATION.HOST } }));
  ask('location UNREGISTERED', physicalMemory({ location: { id: 0, type: LOCATION.UNREGISTERED } }));
  const at = (type: number, memAttr = 4, id = 0) => physicalMemory({ memAttr, location: { id, type } });
  ask('location MANAGED', at(LOCATION.MANAGED));
  ask('location HOST_NUMA', at(LOCATION.HOST_NUMA));
  ask('location type 5', at(5));
  ask('location HOST, id 64', at(LOCATION.HOST, 4, 64));
  ask('location HOST, memAttr=10', at(LOCATION.HOST, 10));
  ask('location HOST_NUMA, memAttr=14', at(LOCATION.HOST_NUMA, 14));
  ask('location UNREGISTERED, memAttr=10', at(LOCATION.UNREGISTERED, 10));
  ask('location UNREGISTERED, memAttr=14', at(LOCATION.UNREGISTERED, 14));
  ask('prop.reserve 1', physicalMemory({ reserve: 1n }));
  ask('device id 99', physicalMemory({ location: { id: 99, type: LOCATION.DEVICE } }));
  ask('device id 1', physicalMemory({ location: { id: 1, type: LOCATION.DEVICE } }));
  ask('handleType POSIX', physicalMemory({ handleType: 2 }));
}
