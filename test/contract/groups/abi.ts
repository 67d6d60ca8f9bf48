import * as structs from '../../../generated/structs.js';
import { hasFunction } from '../../../src/native/library/library.js';
import { type CType, sizeOf } from '../../../src/native/values/types.js';
import type { Scenario } from '../harness/scenario.js';

/** Functions that the headers declare and that the probed build of the real library did not have. */
const NOT_EXPORTED = [
  'aclrtCreateStreamConfigHandle',
  'aclrtDestroyStreamConfigHandle',
  'aclrtSetStreamConfigOpt',
  'aclrtCreateStreamV2',
  'aclrtSubscribeHostFunc',
  'aclrtProcessHostFunc',
  'aclrtUnSubscribeHostFunc',
  'aclopStartDumpArgs',
  'aclopStopDumpArgs',
] as const;

const EXPORTED = 0;
const MISSING = 1;

export const abi: Scenario = (run) => {
  for (const api of NOT_EXPORTED)
    run.row(api, 'dlsym in libacl_rt.so', () =>
      hasFunction({ name: api, library: 'libacl_rt.so' }) ? EXPORTED : MISSING,
    );
  run.row(
    'struct sizes',
    'x86-64',
    () => 0,
    () => ({ layout: layout() }),
  );
};

/** Sizes and offsets in the words of the row. */
function layout(): string {
  const size = (type: CType) => String(sizeOf(type));
  const withOffsets = (type: () => import('koffi').TypeObject) => {
    const fields = Object.values(type().members ?? {}).map(({ name, offset }) => `${name}@${offset}`);
    return `${size(type)} {${fields.join(',')}}`;
  };
  return [
    `aclError ${size('int')}`,
    `aclrtMemLocation ${withOffsets(structs.aclrtMemLocation)}`,
    `aclrtPtrAttributes ${withOffsets(structs.aclrtPtrAttributes)}`,
    `aclrtPhysicalMemProp ${withOffsets(structs.aclrtPhysicalMemProp)}`,
    `aclrtMemAccessDesc ${size(structs.aclrtMemAccessDesc)}`,
    `aclrtMallocConfig ${size(structs.aclrtMallocConfig)}`,
    `aclrtMemUsageInfo ${size(structs.aclrtMemUsageInfo)}`,
  ].join('; ');
}
