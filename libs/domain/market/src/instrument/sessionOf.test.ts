import { expect, it } from 'vitest';
import { sessionOf } from './sessionOf.js';

it.each([
  ['2026-10-30T00:00:00.000Z', '2026-10-30'],
  ['2026-10-30T00:00:00Z', '2026-10-30'],
  ['2026-10-30T16:00:00.000Z', '2026-10-30T16:00:00.000Z'],
])('[MARKET-30] takes %s for %s', (asOf, session) => {
  expect(sessionOf({ asOf })).toBe(session);
});
