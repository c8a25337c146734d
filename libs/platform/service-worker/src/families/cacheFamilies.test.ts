import { describe, expect, it } from 'vitest';
import { cacheFamilyOf } from './cacheFamilies.js';

const familyAt = (path: string) =>
  cacheFamilyOf(new URL(path, 'https://product.example'), 'https://product.example/api/');
const thursdayNoon = new Date(2025, 10, 20, 12);
const saturdayNoon = new Date(2025, 10, 22, 12);
const minute = 60_000;
const hour = 60 * minute;

describe('cacheFamilyOf', () => {
  it.each([
    ['/api/market-data/real-time?symbols=A', 'real-time', 'stale-while-revalidate', 30_000, 'api-v1'],
    ['/api/market-data?query=a', 'market-data', 'stale-while-revalidate', 15 * minute, 'api-v1'],
    ['/api/market-data/historical?symbol=A', 'historical', 'stale-while-revalidate', 24 * hour, 'api-v1'],
    [
      '/api/market-data/exchange-rates?base=EUR&quote=USD',
      'historical',
      'stale-while-revalidate',
      24 * hour,
      'api-v1',
    ],
    ['/api/fundamentals?symbol=A', 'fundamentals', 'stale-while-revalidate', 24 * hour, 'api-v1'],
    ['/api/calculations/dcf?symbol=A', 'calculations', 'cache-first', 15 * minute, 'api-v1'],
    ['/api/user', 'user', 'network-first', 10 * minute, 'api-v1'],
    ['/api/market-data/parameters?symbol=A', 'other', 'network-first', 30 * minute, 'api-v1'],
    ['/api/userland', 'other', 'network-first', 30 * minute, 'api-v1'],
    ['/assets/main-1a2b.js', 'assets', 'cache-first', 7 * 24 * hour, 'static-v1'],
  ])('[SERVICE-WORKER-10] keeps %s as %s: %s, %i ms, in %s', (path, name, strategy, ttlMs, cacheName) => {
    const family = familyAt(path);
    expect(family).toMatchObject({ name, strategy, cacheName });
    expect(family?.ttlMs(thursdayNoon)).toBe(ttlMs);
  });

  it('[SERVICE-WORKER-10] keeps real-time prices longer outside market hours', () => {
    expect(familyAt('/api/market-data/real-time')?.ttlMs(saturdayNoon)).toBe(5 * minute);
  });

  it.each([
    '/api/market-data/stream?symbols=A',
    '/api/auth/session',
    '/api/documents',
    '/api/documents/7/revisions',
    '/api/imports/prices',
    '/api/calculations',
    '/api/health',
    '/api/status',
    '/api/performance/session',
    '/api/docs',
    '/sw.js',
    '/somewhere-else',
  ])('[SERVICE-WORKER-17] leaves %s to the network', (path) => {
    expect(familyAt(path)).toBeNull();
  });

  it.each(['/v2/', 'https://api.example/v2/'])(
    '[SERVICE-WORKER-41] has the same families below %s',
    (base) => {
      const apiBase = new URL(base, 'https://product.example').href;
      const below = (path: string) => cacheFamilyOf(new URL(apiBase + path), apiBase)?.name;
      expect(['fundamentals?symbol=A', 'market-data/real-time', 'user', 'auth/session'].map(below)).toEqual([
        'fundamentals',
        'real-time',
        'user',
        undefined,
      ]);
      expect(cacheFamilyOf(new URL('https://product.example/api/fundamentals'), apiBase)).toBeNull();
    },
  );
});

describe('market hours', () => {
  it.each([
    [new Date(2025, 10, 20, 8, 59, 59), 5 * minute],
    [new Date(2025, 10, 20, 9), 30_000],
    [new Date(2025, 10, 20, 15, 59, 59), 30_000],
    [new Date(2025, 10, 20, 16), 5 * minute],
    [new Date(2025, 10, 17, 12), 30_000],
    [new Date(2025, 10, 21, 12), 30_000],
    [saturdayNoon, 5 * minute],
    [new Date(2025, 10, 23, 12), 5 * minute],
  ])('[SERVICE-WORKER-11] decide that at %s prices keep for %i ms', (moment, ttlMs) => {
    expect(familyAt('/api/market-data/real-time')?.ttlMs(moment)).toBe(ttlMs);
  });
});
