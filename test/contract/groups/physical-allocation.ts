import * as acl from '../../../generated/raw/index.js';
import type { PhysicalMemPtr } from '../../../generated/types.js';
import { PointerCell } from '../harness/cells.js';
import { type Recorder, setup } from '../harness/scenario.js';
import { GRANULARITY, LOCATION, physicalMemory } from './physical.js';

/** Rows of aclrtMallocPhysical. What a row has allocated is freed, so that the device does not fill up. */
export function physicalAllocation(run: Recorder): void {
  const handle = new PointerCell<PhysicalMemPtr>();
  const allocate = (
    name: string,
    prop: ReturnType<typeof physicalMemory> | null = physicalMemory({}),
    size: number | bigint = GRANULARITY,
    flags = 0,
  ) => {
    const code = run.row('aclrtMallocPhysical', name, () =>
      acl.aclrtMallocPhysical(handle.cell, size, prop, flags),
    );
    if (code === 0) setup(() => acl.aclrtFreePhysical(handle.value));
  };
  const at = (type: number, id: number, memAttr = 4) => physicalMemory({ memAttr, location: { id, type } });

  run.row('aclrtMallocPhysical', 'NULL handle', () =>
    acl.aclrtMallocPhysical(null, GRANULARITY, physicalMemory({}), 0),
  );
  allocate('NULL prop', null);
  allocate('size 0', physicalMemory({}), 0);
  allocate('size 1', physicalMemory({}), 1);
  allocate('size 2M+4096 (not 2M multiple)', physicalMemory({}), GRANULARITY + 4096);
  allocate('flags 1', physicalMemory({}), GRANULARITY, 1);
  allocate('prop.handleType 2', physicalMemory({ handleType: 2 }));
  allocate('prop.allocationType 1', physicalMemory({ allocationType: 1 }));
  allocate('location HOST id 0, memAttr HBM_MEM_HUGE', at(LOCATION.HOST, 0));
  allocate('location HOST id 1, memAttr DDR_MEM_HUGE', at(LOCATION.HOST, 1, 2));
  allocate('location UNREGISTERED', at(LOCATION.UNREGISTERED, 0));
  allocate('location MANAGED', at(LOCATION.MANAGED, 0));
  allocate('location type 5', at(5, 0));
  allocate('location HOST id 64', at(LOCATION.HOST, 64));
  allocate('location HOST, memAttr=10', at(LOCATION.HOST, 0, 10));
  allocate('location HOST_NUMA, memAttr=14', at(LOCATION.HOST_NUMA, 0, 14));
  allocate('location HOST id 0, size 1', at(LOCATION.HOST, 0), 1);
  allocate('location HOST id 1, size 1', at(LOCATION.HOST, 1), 1);
  allocate('prop.reserve 1', physicalMemory({ reserve: 1n }));
  allocate('location HOST_NUMA id 0', at(LOCATION.HOST_NUMA, 0));
  allocate('device id 1 (not current, not set)', at(LOCATION.DEVICE, 1));
  allocate('device id 99', at(LOCATION.DEVICE, 99));
  for (let memAttr = 0; memAttr <= 18; memAttr++)
    allocate(`2M, location DEVICE, memAttr=${memAttr}`, physicalMemory({ memAttr }));
  allocate('1 TB', physicalMemory({}), 2n ** 40n);
}
