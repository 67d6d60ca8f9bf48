/** Types that C itself or its standard headers declare, with their size = alignment on LP64. */
export const basicSizes: ReadonlyMap<string, number> = new Map([
  ['char', 1],
  ['signed char', 1],
  ['unsigned char', 1],
  ['bool', 1],
  ['int8_t', 1],
  ['uint8_t', 1],
  ['short', 2],
  ['unsigned short', 2],
  ['int16_t', 2],
  ['uint16_t', 2],
  ['int', 4],
  ['unsigned int', 4],
  ['int32_t', 4],
  ['uint32_t', 4],
  ['float', 4],
  ['long', 8],
  ['unsigned long', 8],
  ['long long', 8],
  ['unsigned long long', 8],
  ['int64_t', 8],
  ['uint64_t', 8],
  ['size_t', 8],
  ['ssize_t', 8],
  ['intptr_t', 8],
  ['uintptr_t', 8],
  ['ptrdiff_t', 8],
  ['double', 8],
  ['long double', 16],
]);

/** Names that C itself or its standard headers give to types. */
export const standardTypes: ReadonlySet<string> = new Set([...basicSizes.keys(), 'void', 'va_list']);
