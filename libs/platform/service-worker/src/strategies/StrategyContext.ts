/** What a strategy works with: one cache, the network, the clock. */
export interface StrategyContext {
  readonly cache: Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly now: () => Date;
  readonly wait: (durationMs: number) => Promise<void>;
  /** How long an answer serves without the network being asked. */
  readonly ttlMs: number;
  /** Keeps the worker alive until background work is done. */
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** Told when the server's answer differs from the one just served from the cache. */
  readonly onRevalidated: (url: string) => void;
}

export type Strategy = (request: Request, context: StrategyContext) => Promise<Response>;
