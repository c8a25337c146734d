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
  /** An answer made of other cached ones, for a request that has none and gets none from the network. */
  readonly fromOthers?: (
    request: Request,
    cache: Pick<Cache, 'match' | 'keys'>,
  ) => Promise<Response | undefined>;
  /** Answers that belong to an account are deleted on sign-out. */
  readonly belongsToAccount: boolean;
}
