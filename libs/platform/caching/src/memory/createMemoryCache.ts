import type { Result } from '@finance-analyst/foundation';
import { messages } from '../messages.js';
import { estimateBytes } from './estimateBytes.js';
import type { MemoryCache } from './MemoryCache.js';
import { browserTimers, type Timers } from './Timers.js';

/** 50 MB. */
export const defaultMaximumBytes = 50 * 1024 * 1024;
export const defaultMaximumEntries = 1000;
export const cleanupEveryMs = 5 * 60 * 1000;

export interface MemoryCacheOptions {
  readonly clock: () => Date;
  readonly maximumBytes?: number;
  readonly maximumEntries?: number;
  readonly timers?: Timers;
}

interface Entry<Value> {
  readonly value: Value;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** An LRU cache that removes expired entries every five minutes. */
export function createMemoryCache<Value extends NonNullable<unknown>>({
  clock,
  maximumBytes = defaultMaximumBytes,
  maximumEntries = defaultMaximumEntries,
  timers = browserTimers,
}: MemoryCacheOptions): MemoryCache<Value> {
  // A Map keeps insertion order: reads reinsert their entry, so the first is the least recently used.
  const entries = new Map<string, Entry<Value>>();
  let bytesInUse = 0;
  let hits = 0;
  let misses = 0;

  const remove = (key: string): boolean => {
    bytesInUse -= entries.get(key)?.bytes ?? 0;
    return entries.delete(key);
  };
  const put = (key: string, entry: Entry<Value>): void => {
    remove(key);
    entries.set(key, entry);
    bytesInUse += entry.bytes;
  };
  const isFull = (): boolean => bytesInUse > maximumBytes || entries.size > maximumEntries;
  const removeExpired = (): void => {
    const now = clock().getTime();
    for (const [key, { expiresAt }] of entries) if (expiresAt <= now) remove(key);
  };
  const makeRoom = (): void => {
    if (isFull()) removeExpired();
    for (const key of entries.keys()) {
      if (!isFull()) return;
      remove(key);
    }
  };
  const refuse = (key: string, reason: string): Result<null> => {
    remove(key);
    return { ok: false, reason };
  };

  const cleanup = timers.setInterval(removeExpired, cleanupEveryMs);
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry || entry.expiresAt <= clock().getTime()) {
        misses += 1;
        remove(key);
        return undefined;
      }
      hits += 1;
      put(key, entry);
      return entry.value;
    },
    set(key, value, ttlMs) {
      if (!(ttlMs > 0)) return refuse(key, messages.noTime);
      const bytes = estimateBytes(key) + estimateBytes(value);
      if (bytes > maximumBytes) return refuse(key, messages.tooLarge({ bytes, maximumBytes }));
      put(key, { value, bytes, expiresAt: clock().getTime() + ttlMs });
      makeRoom();
      return { ok: true, value: null };
    },
    delete: remove,
    deleteWhere(isMeant) {
      for (const key of entries.keys()) if (isMeant(key)) remove(key);
    },
    clear() {
      entries.clear();
      bytesInUse = 0;
    },
    keys: () => [...entries.keys()],
    statistics: () => ({ hits, misses, entries: entries.size, bytes: bytesInUse }),
    stop() {
      timers.clearInterval(cleanup);
    },
  };
}
