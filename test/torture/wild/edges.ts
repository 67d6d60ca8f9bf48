import { isNowhere } from './host-pages.js';

/** Numbers at which things go wrong, if anywhere. */

/** Addresses at which nothing is, or nothing that may be touched. */
export const NOWHERE = [
  1n,
  7n,
  0x10n,
  0x1000n,
  0x10001n,
  0xffff_ffffn,
  0x1_0000_0000n,
  0x0900_0000_0000n,
  0x1000_0000_0000n,
  0x17ff_ffff_f000n,
  0x1800_0000_0000n,
  0x1900_0000_0001n,
  0x7fff_ffff_ffffn,
  0x7fff_ffff_f000n,
  0x8000_0000_0000n,
  0xdead_beef_dead_beefn,
  2n ** 63n,
  2n ** 64n - 4096n,
  2n ** 64n - 8n,
  2n ** 64n - 1n,
].filter(isNowhere);

/** Sizes of which something goes wrong if anything does. Nothing between 1 GiB and 32 GiB: that would only be slow. */
export const SIZES = [
  0n,
  1n,
  2n,
  3n,
  4n,
  7n,
  8n,
  16n,
  31n,
  32n,
  33n,
  63n,
  64n,
  65n,
  128n,
  255n,
  256n,
  512n,
  4095n,
  4096n,
  4097n,
  65535n,
  65536n,
  65537n,
  2n ** 20n,
  2n ** 21n,
  2n ** 21n + 1n,
  2n ** 22n,
  2n ** 35n,
  2n ** 40n,
  2n ** 47n,
  2n ** 48n,
  2n ** 62n,
  2n ** 63n - 1n,
  2n ** 63n,
  2n ** 64n - 4096n,
  2n ** 64n - 2n,
  2n ** 64n - 1n,
];

export const SMALL = [0, 1, 2, 3, 4, 5, 8, 10, 16, 31, 32, 64, 100, 127, 255, 256, 1000, 4096, 65535, 65536];
export const EDGES = [2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, -1, -2, -(2 ** 31)];

/** Sizes that fit into what is in stock. */
export const FITTING_SIZES = [1n, 8n, 64n, 4096n, 65536n, 2n ** 21n, 2n ** 21n];
