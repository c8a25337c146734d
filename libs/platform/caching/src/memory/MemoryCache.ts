import type { Result } from '@finance-analyst/foundation';

/** Hits, misses and contents of a cache. */
export interface CacheStatistics {
  readonly hits: number;
  readonly misses: number;
  readonly entries: number;
  readonly bytes: number;
}

/** Values by key, limited in bytes, entries and time. */
export interface MemoryCache<Value> {
  /** The value, unless expired; reading it makes it the most recently used. */
  get(key: string): Value | undefined;
  /**
   * Stores a value for `ttlMs`, evicting the least recently used entries until it fits. A value larger than the whole
   * cache is refused with the reason, and the key's previous value is removed because it is out of date.
   */
  set(key: string, value: Value, ttlMs: number): Result<null>;
  delete(key: string): boolean;
  /** Removes every entry with a matching key. */
  deleteWhere(isMeant: (key: string) => boolean): void;
  clear(): void;
  /** Keys, least recently used first. */
  keys(): readonly string[];
  statistics(): CacheStatistics;
  /** Stops the regular cleanup; expired entries are still never returned. */
  stop(): void;
}
