import * as rt from '../../../generated/checked/index.js';
import { aclrtMemAttr, aclrtMemMallocPolicy } from '../../../generated/enums.js';
import type { ReachedLimit } from '../../errors/index.js';

/** A device's memory is divided into pages of three sizes; an allocation takes from the pools that its policy names. */
type PageKind = 'huge' | 'normal' | 'huge-1g';

interface PagePool {
  readonly kind: PageKind;
  /** Pages that other devices reach. Chips that keep none apart take them from the others. */
  readonly forPeers: boolean;
}

const NAMES: Readonly<Record<PageKind, string>> = {
  huge: 'huge pages (2 MiB)',
  normal: 'normal pages',
  'huge-1g': '1 GiB pages',
};

const ATTRIBUTES: Readonly<Record<PageKind, readonly [own: number, forPeers: number]>> = {
  huge: [aclrtMemAttr.ACL_HBM_MEM_HUGE, aclrtMemAttr.ACL_HBM_MEM_P2P_HUGE],
  normal: [aclrtMemAttr.ACL_HBM_MEM_NORMAL, aclrtMemAttr.ACL_HBM_MEM_P2P_NORMAL],
  'huge-1g': [aclrtMemAttr.ACL_HBM_MEM_HUGE1G, aclrtMemAttr.ACL_HBM_MEM_P2P_HUGE1G],
};

interface PagePolicy {
  readonly kinds: readonly PageKind[];
  readonly forPeers: boolean;
}

const policy = (forPeers: boolean, ...kinds: PageKind[]): PagePolicy => ({ kinds, forPeers });

const HUGE_FIRST = policy(false, 'huge', 'normal');

const POLICIES: Readonly<Record<number, PagePolicy>> = {
  [aclrtMemMallocPolicy.ACL_MEM_MALLOC_HUGE_FIRST]: HUGE_FIRST,
  [aclrtMemMallocPolicy.ACL_MEM_MALLOC_HUGE_ONLY]: policy(false, 'huge'),
  [aclrtMemMallocPolicy.ACL_MEM_MALLOC_NORMAL_ONLY]: policy(false, 'normal'),
  [aclrtMemMallocPolicy.ACL_MEM_MALLOC_HUGE1G_ONLY]: policy(false, 'huge-1g'),
  [aclrtMemMallocPolicy.ACL_MEM_MALLOC_HUGE_FIRST_P2P]: policy(true, 'huge', 'normal'),
  [aclrtMemMallocPolicy.ACL_MEM_MALLOC_HUGE_ONLY_P2P]: policy(true, 'huge'),
  [aclrtMemMallocPolicy.ACL_MEM_MALLOC_NORMAL_ONLY_P2P]: policy(true, 'normal'),
  [aclrtMemMallocPolicy.ACL_MEM_MALLOC_HUGE1G_ONLY_P2P]: policy(true, 'huge-1g'),
};

/** The other bits of a policy choose a bandwidth. */
const PAGE_POLICY_MASK = 0xff;
/** Huge pages first only for more than this; products add up to 64 bytes to what is asked for. */
const HUGE_ABOVE = 1024 * 1024 - 64;

/** The functions without a configuration serve requests for huge pages for peers from normal pages. */
const SERVES_PEERS_NORMALLY = /^aclrtMalloc(Align32)?$/;
/** It knows four policies; the others mean the default. */
const CACHED = 'aclrtMallocCached';

/** The pools that a call of the aclrtMalloc family may take from. */
export function poolsOfPolicy(api: string, policyBits: number, byteLength: number): readonly PagePool[] {
  const known = POLICIES[policyBits & PAGE_POLICY_MASK] ?? HUGE_FIRST;
  const { kinds, forPeers } = api === CACHED && known.forPeers ? HUGE_FIRST : known;
  const pool = (kind: PageKind): PagePool => ({ kind, forPeers });
  if (kinds.includes('huge-1g')) return kinds.map(pool);
  const isSmall = kinds.includes('normal') && byteLength <= HUGE_ABOVE;
  if (isSmall || (forPeers && SERVES_PEERS_NORMALLY.test(api))) return [pool('normal')];
  return kinds.map(pool);
}

const PHYSICAL: Readonly<Record<number, PagePool>> = {
  [aclrtMemAttr.ACL_HBM_MEM_HUGE1G]: { kind: 'huge-1g', forPeers: false },
  [aclrtMemAttr.ACL_MEM_HUGE1G]: { kind: 'huge-1g', forPeers: false },
  [aclrtMemAttr.ACL_HBM_MEM_P2P_HUGE1G]: { kind: 'huge-1g', forPeers: true },
  [aclrtMemAttr.ACL_MEM_P2P_HUGE1G]: { kind: 'huge-1g', forPeers: true },
  [aclrtMemAttr.ACL_MEM_P2P_HUGE]: { kind: 'huge', forPeers: true },
  [aclrtMemAttr.ACL_MEM_P2P_NORMAL]: { kind: 'huge', forPeers: true },
};

/** Huge pages, from which the runtime also serves physical memory of normal pages. */
const HUGE_PAGES: PagePool = { kind: 'huge', forPeers: false };

/** The pool that physical memory of a device takes from. */
export const poolOfPhysical = (attribute: number): PagePool => PHYSICAL[attribute] ?? HUGE_PAGES;

/** What is free of a pool on the current device. Without figures where the chip does not tell. */
export function limitOfPool({ kind, forPeers }: PagePool): ReachedLimit {
  const [own, ofPeers] = ATTRIBUTES[kind];
  const apart = forPeers ? amountOf(ofPeers) : undefined;
  const name = apart === undefined ? NAMES[kind] : `${NAMES[kind]} for peers`;
  return { name, ...(apart ?? amountOf(own)), unit: 'bytes' };
}

/** Undefined for what the chip does not have, or does not tell. */
function amountOf(attribute: number): { free: number; total: number } | undefined {
  try {
    const { free, total } = rt.getMemInfo(attribute);
    return Number(total) === 0 ? undefined : { free: Number(free), total: Number(total) };
  } catch {
    return undefined;
  }
}
