/** A cache's lookups and hits, and its contents. */
export interface CacheStatistics {
  readonly hits: number;
  readonly misses: number;
  readonly entries: number;
  readonly bytes: number;
}
