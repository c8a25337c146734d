import { expect, it } from 'vitest';
import { closeOn } from '../testing/addInstrument.js';
import { continuesSeries } from './continuesSeries.js';

const stored = [closeOn('2026-11-17', 100), closeOn('2026-11-18', 101)];

it('[MARKET-DATA-SERVICE-58] continues stored prices only when the overlapping days match', () => {
  const newer = [closeOn('2026-11-18', 101.0000001), closeOn('2026-11-19', 102)];
  expect(continuesSeries(stored, newer)).toBe(true);
  expect(continuesSeries(stored, [closeOn('2026-11-18', 100.9), ...newer.slice(1)])).toBe(false);
  expect(continuesSeries(stored, [{ ...closeOn('2026-11-18', 101), adjustedClose: 100.9 }])).toBe(false);
  expect(continuesSeries(stored, [{ ...closeOn('2026-11-18', 101), adjustedClose: null }])).toBe(false);
  expect(continuesSeries(stored, newer.slice(1))).toBe(false);
});
