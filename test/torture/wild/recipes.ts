import { aclrtMemAttr } from '../../../generated/enums.js';

/** Structs that the functions take which get them, by the name of their type: random ones hardly ever are valid. */
export const RECIPES: Readonly<Record<string, object>> = {
  aclrtPhysicalMemProp: {
    handleType: 0,
    allocationType: 0,
    memAttr: aclrtMemAttr.ACL_HBM_MEM_HUGE,
    location: { id: 0, type: 1 },
    reserve: 0,
  },
  aclrtMemPoolProps: {
    allocType: 0,
    handleType: 0,
    location: { id: 0, type: 1 },
    maxSize: 0,
    reserved: new Uint8Array(32),
  },
  aclrtMemLocation: { id: 0, type: 1 },
  aclrtMemAccessDesc: { flags: 3, location: { id: 0, type: 1 }, rsv: new Uint8Array(12) },
  aclrtMemManagedLocation: { type: 1, id: 0 },
  aclrtMemcpyBatchAttr: {
    dstLoc: { id: 0, type: 1 },
    srcLoc: { id: 0, type: 0 },
    rsv: new Uint8Array(16),
  },
};
