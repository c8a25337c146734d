import type { CacheFamily } from '../families/CacheFamily.js';

/** What a strategy uses: one cache, the network, the clock. */
export interface StrategyContext {
  readonly cache: Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly now: () => Date;
  readonly wait: (durationMs: number) => Promise<void>;
  /** How long an answer is served without querying the network. */
  readonly ttlMs: number;
  readonly fromOthers?: CacheFamily['fromOthers'];
  /** Keeps the worker alive until background work is done. */
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** Called if the server's answer differs from the cached one just served. */
  readonly onRevalidated: (url: string) => void;
}

export type Strategy = (request: Request, context: StrategyContext) => Promise<Response>;
