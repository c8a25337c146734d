import type { Result } from '@finance-analyst/foundation';

/** How often a cache was asked and had the answer, and what is in it. */
export interface CacheStatistics {
  readonly hits: number;
  readonly misses: number;
  readonly entries: number;
  readonly bytes: number;
}

/** Values by key, bounded in bytes, entries and time. */
export interface MemoryCache<Value> {
  /** The value, unless it is past its time; reading it makes it the most recently used. */
  get(key: string): Value | undefined;
  /**
   * Keeps a value for `ttlMs`, and lets go of the least recently used until there is room. A value larger than the whole
   * cache is refused with the reason; whatever had that key is gone then too, since it is no longer true.
   */
  set(key: string, value: Value, ttlMs: number): Result<null>;
  delete(key: string): boolean;
  /** Lets go of every entry whose key is meant. */
  deleteWhere(isMeant: (key: string) => boolean): void;
  clear(): void;
  /** Keys, least recently used first. */
  keys(): readonly string[];
  statistics(): CacheStatistics;
  /** Ends the regular cleanup; what is past its time is still never given out. */
  stop(): void;
}
