/** The page policies of aclrtMalloc by the names that the rows use. */
export const POLICIES = [
  'HUGE_FIRST',
  'HUGE_ONLY',
  'NORMAL_ONLY',
  'HUGE_FIRST_P2P',
  'HUGE_ONLY_P2P',
  'NORMAL_ONLY_P2P',
  'HUGE1G_ONLY',
  'HUGE1G_ONLY_P2P',
] as const;

/** Sizes of the rows: one byte, 1 MiB (with its padding just above the threshold of huge pages), 3 MiB. */
export const SIZES = [1, 2 ** 20, 3 * 2 ** 20] as const;

/** Largest value of a size_t. */
export const SIZE_MAX = 2n ** 64n - 1n;
