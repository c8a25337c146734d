import type { CacheFamilyName } from '@finance-analyst/contracts';

export type StrategyName = 'cache-first' | 'network-first' | 'stale-while-revalidate';

/** Addresses that are cached the same way. */
export interface CacheFamily {
  /** Its name on pages about the caches. */
  readonly name: CacheFamilyName | 'user' | 'assets';
  readonly cacheName: string;
  readonly strategy: StrategyName;
  /** How long an answer is served without querying the network. */
  readonly ttlMs: (now: Date) => number;
  /** Answers that belong to an account are deleted on sign-out. */
  readonly belongsToAccount: boolean;
}
