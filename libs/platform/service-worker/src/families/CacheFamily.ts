import type { CacheFamilyName } from '@finance-analyst/contracts';

export type StrategyName = 'cache-first' | 'network-first' | 'stale-while-revalidate';

/** Addresses that are cached the same way. */
export interface CacheFamily {
  /** As pages about the caches name it. */
  readonly name: CacheFamilyName | 'user' | 'assets';
  readonly cacheName: string;
  readonly strategy: StrategyName;
  /** How long an answer serves without the network being asked. */
  readonly ttlMs: (now: Date) => number;
  /** What belongs to an account is forgotten on sign-out. */
  readonly belongsToAccount: boolean;
}
