import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createManualClock } from '../testing/createManualClock.js';
import { createMemoryCache, type MemoryCacheOptions } from './createMemoryCache.js';
import { estimateBytes } from './estimateBytes.js';

const minute = 60_000;

const arrange = (options: Partial<MemoryCacheOptions> = {}) => {
  const { clock, timers, advance } = createManualClock();
  return { cache: createMemoryCache<string>({ clock, timers, ...options }), advance };
};

describe('createMemoryCache', () => {
  it('[CACHING-3] gives back what was kept, until its time is over', () => {
    const { cache, advance } = arrange();
    expect(cache.set('a', 'first', minute)).toEqual({ ok: true, value: null });
    advance(minute - 1);
    expect(cache.get('a')).toBe('first');
    advance(1);
    expect(cache.get('a')).toBeUndefined();
    expect(cache.statistics()).toMatchObject({ entries: 0, bytes: 0 });
  });

  it('[CACHING-3] lets go of single entries, of those that are meant, and of all', () => {
    const { cache } = arrange();
    for (const key of ['a1', 'a2', 'b1', 'c1']) cache.set(key, key, minute);
    expect(cache.delete('a1')).toBe(true);
    expect(cache.delete('a1')).toBe(false);
    cache.deleteWhere((key) => key.startsWith('b'));
    expect(cache.keys()).toEqual(['a2', 'c1']);
    cache.clear();
    expect(cache.statistics()).toMatchObject({ entries: 0, bytes: 0 });
  });

  it('[CACHING-14] counts how often it was asked and had the answer', () => {
    const { cache, advance } = arrange();
    cache.set('a', 'value', minute);
    cache.get('a');
    cache.get('a');
    cache.get('b');
    advance(minute);
    cache.get('a');
    expect(cache.statistics()).toEqual({ hits: 2, misses: 2, entries: 0, bytes: 0 });
  });

  it('[CACHING-4] holds 1000 entries and 50 MB', () => {
    const { cache } = arrange();
    for (let index = 0; index <= 1000; index += 1) cache.set(String(index), 'value', minute);
    expect(cache.statistics().entries).toBe(1000);
    expect(cache.get('0')).toBeUndefined();
    const megabyte = 'x'.repeat(1024 * 512);
    cache.clear();
    for (let index = 0; index < 60; index += 1) cache.set(String(index), megabyte, minute);
    expect(cache.statistics().entries).toBe(49);
  });

  it('[CACHING-4] lets go of the least recently used first', () => {
    const { cache } = arrange({ maximumEntries: 2 });
    cache.set('a', 'a', minute);
    cache.set('b', 'b', minute);
    cache.get('a');
    cache.set('c', 'c', minute);
    expect(cache.keys()).toEqual(['a', 'c']);
  });

  it('[CACHING-4] lets go of what is past its time before anything that is fresh', () => {
    const { cache, advance } = arrange({ maximumEntries: 2 });
    cache.set('fresh', 'value', 10 * minute);
    cache.set('old', 'value', 1);
    advance(1);
    cache.set('new', 'value', minute);
    expect(cache.keys()).toEqual(['fresh', 'new']);
  });

  it('[CACHING-6] refuses what is larger than the whole, with the reason, and lets go of what it replaces', () => {
    const { cache } = arrange({ maximumBytes: 100 });
    cache.set('other', 'o', minute);
    cache.set('a', 'small', minute);
    expect(cache.set('a', 'x'.repeat(100), minute)).toEqual({
      ok: false,
      reason: 'The entry takes 234 bytes; the cache holds at most 100.',
    });
    expect(cache.keys()).toEqual(['other']);
  });

  it.each([0, -1, Number.NaN])('[CACHING-6] refuses what would be past its time at once (%d)', (ttlMs) => {
    const { cache } = arrange();
    expect(cache.set('a', 'value', ttlMs)).toMatchObject({ ok: false });
    expect(cache.get('a')).toBeUndefined();
  });

  it('[CACHING-7] lets go every five minutes of what is past its time, until it is stopped', () => {
    const { cache, advance } = arrange();
    cache.set('a', 'value', minute);
    cache.set('b', 'value', 10 * minute);
    advance(5 * minute - 1);
    expect(cache.keys()).toEqual(['a', 'b']);
    advance(1);
    expect(cache.keys()).toEqual(['b']);
    cache.stop();
    advance(60 * minute);
    expect(cache.keys()).toEqual(['b']);
    expect(cache.get('b')).toBeUndefined();
  });

  it('[CACHING-4] behaves as a list ordered by use would, within its bounds', () => {
    const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
    const step = fc.oneof(
      fc.record({ kind: fc.constant('set' as const), key, length: fc.integer({ min: 0, max: 120 }) }),
      fc.record({ kind: fc.constant('get' as const), key }),
      fc.record({ kind: fc.constant('delete' as const), key }),
    );
    const bounds = fc.record({
      maximumBytes: fc.integer({ min: 40, max: 800 }),
      maximumEntries: fc.integer({ min: 1, max: 5 }),
    });
    fc.assert(
      fc.property(bounds, fc.array(step, { maxLength: 80 }), ({ maximumBytes, maximumEntries }, steps) => {
        const { cache } = arrange({ maximumBytes, maximumEntries });
        let model: { readonly key: string; readonly value: string }[] = [];
        const bytesOf = (item: { readonly key: string; readonly value: string }) =>
          estimateBytes(item.key) + estimateBytes(item.value);
        const bytes = () => model.reduce((total, item) => total + bytesOf(item), 0);
        for (const taken of steps) {
          const before = model.find((item) => item.key === taken.key);
          const others = model.filter((item) => item !== before);
          if (taken.kind === 'get') {
            expect(cache.get(taken.key)).toBe(before?.value);
            if (before) model = [...others, before];
          } else if (taken.kind === 'delete') {
            expect(cache.delete(taken.key)).toBe(before !== undefined);
            model = others;
          } else {
            const item = { key: taken.key, value: 'x'.repeat(taken.length) };
            const fits = bytesOf(item) <= maximumBytes;
            expect(cache.set(item.key, item.value, minute).ok).toBe(fits);
            model = fits ? [...others, item] : others;
            while (bytes() > maximumBytes || model.length > maximumEntries) model = model.slice(1);
          }
          expect(cache.keys()).toEqual(model.map((item) => item.key));
          expect(cache.statistics()).toMatchObject({ entries: model.length, bytes: bytes() });
        }
      }),
    );
  });
});
