import { describe, expect, it } from 'vitest';
import { otherCalls, ownCalls } from './networkCalls.js';

const usual = { apiBase: '/api/', webVitalsEndpoint: '/api/web-vitals' };

describe('what is sent', () => {
  it.each([
    '/api/market-data',
    '/api/market-data/real-time',
    '/api/market-data/historical',
    '/api/market-data/parameters',
    '/api/fundamentals',
    '/api/imports/prices',
    '/api/status',
    '/api/health',
    '/api/performance',
    '/api/performance/session',
    '/api/performance/violations',
    '/api/web-vitals',
    '/api/csp-violations',
    '/api/usage',
    '/sw.js',
  ])('[INFORMATION-SCREENS-10] names the call of %s', (path) => {
    expect(ownCalls(usual).flatMap(({ to }) => to.split(', '))).toContain(path);
  });

  it('[INFORMATION-SCREENS-10] names only endpoints the page calls', () => {
    expect(ownCalls(usual).filter(({ to }) => to.includes('calculations'))).toEqual([]);
  });

  it('[INFORMATION-SCREENS-10] gives time and data for each call once', () => {
    const said = ownCalls(usual).map(({ when, carries }) => `${when}: ${carries}`);
    expect(new Set(said).size).toBe(said.length);
  });

  it('[INFORMATION-SCREENS-31] names the configured addresses', () => {
    const calls = ownCalls({ apiBase: 'https://api.example/v2/', webVitalsEndpoint: '/vitals' });
    const addresses = calls.flatMap(({ to }) => to.split(', '));
    expect(addresses).toEqual(expect.arrayContaining(['https://api.example/v2/fundamentals', '/vitals']));
    expect(addresses.filter((address) => address.startsWith('/api'))).toEqual([]);
  });

  it('[INFORMATION-SCREENS-10] names every outside service', () => {
    const all = otherCalls.map(({ to }) => to).join(' ');
    for (const name of ['data.sec.gov', 'finnhub.io', 'Sentry', 'LaunchDarkly', 'PostHog'])
      expect(all).toContain(name);
  });
});
