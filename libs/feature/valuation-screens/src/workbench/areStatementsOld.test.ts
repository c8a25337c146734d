import { expect, it } from 'vitest';
import { areStatementsOld } from './areStatementsOld.js';

it.each([
  ['2021-12-31', '2026-11-20', true],
  ['2025-12-31', '2027-03-31', false],
  ['2025-12-31', '2027-04-01', true],
  ['2025-09-27', '2026-12-27', false],
  ['2025-09-27', '2026-12-28', true],
  ['2025-01-31', '2026-04-30', false],
  ['2025-01-31', '2026-05-02', true],
])('[VALUATION-SCREENS-45] statements of %s are old on %s: %s', (end, day, old) => {
  expect(areStatementsOld(end, day)).toBe(old);
});
