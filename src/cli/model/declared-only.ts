/**
 * Functions that the headers declare and that a correct CANN of 8.5 or later need not have: they are implemented in another
 * variant of the library only.
 */
export const DECLARED_ONLY: ReadonlySet<string> = new Set([
  'aclopStartDumpArgs',
  'aclopStopDumpArgs',
  'aclrtCreateStreamConfigHandle',
  'aclrtCreateStreamV2',
  'aclrtDestroyStreamConfigHandle',
  'aclrtProcessHostFunc',
  'aclrtSetStreamConfigOpt',
  'aclrtSubscribeHostFunc',
  'aclrtUnSubscribeHostFunc',
]);
