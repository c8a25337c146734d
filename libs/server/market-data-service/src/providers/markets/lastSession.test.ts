import { expect, it } from 'vitest';
import { lastSession } from './lastSession.js';
import type { Market } from './Market.js';
import { otherMarkets, unitedStates } from './markets.js';

const on = (exchange: string): Market => {
  const market = [unitedStates, ...otherMarkets].find((each) => each.exchange === exchange);
  if (!market) throw new Error(`no market ${exchange}`);
  return market;
};

it.each([
  ['', '2026-11-20T21:59:00Z', '2026-11-19'],
  ['', '2026-11-20T22:00:00Z', '2026-11-20'],
  ['', '2026-11-22T12:00:00Z', '2026-11-20'],
  ['', '2026-11-23T12:00:00Z', '2026-11-20'],
  // In summer the close in New York is an hour earlier in UTC.
  ['', '2026-07-15T21:00:00Z', '2026-07-15'],
  ['XTKS', '2026-11-19T22:00:00Z', '2026-11-19'],
  ['XTKS', '2026-11-20T07:30:00Z', '2026-11-20'],
  ['XASX', '2026-11-19T23:30:00Z', '2026-11-19'],
])('[MARKET-DATA-SERVICE-56] knows the last close of %j at %s', (exchange, now, session) => {
  expect(lastSession(on(exchange), new Date(now))).toBe(session);
});
