import { expect, it } from 'vitest';
import { firstRows } from './firstRows.js';
import type { HoldingGroup, HoldingRow } from './HoldingRow.js';

const none = { ok: false, reason: 'Not part of this test.' } as const;
const groupOf = (id: string, ...rows: readonly string[]): HoldingGroup => ({
  id,
  title: id,
  rows: rows.map((row) => ({ id: row }) as HoldingRow),
  value: none,
  weight: none,
  cost: none,
  gain: none,
  gainRate: none,
  priceGain: none,
  currencyGain: none,
  dayGain: none,
});
const idsOf = (groups: readonly HoldingGroup[]) =>
  groups.map(({ id, rows }) => [id, ...rows.map((row) => row.id)].join(' '));

it('[PORTFOLIO-SCREENS-150] has the first rows of all groups together', () => {
  const groups = [groupOf('A', 'a', 'b'), groupOf('B', 'c'), groupOf('C', 'd', 'e')];
  expect(idsOf(firstRows(groups, 4))).toEqual(['A a b', 'B c', 'C d']);
  expect(idsOf(firstRows(groups, 3))).toEqual(['A a b', 'B c']);
  expect(idsOf(firstRows(groups, 1))).toEqual(['A a']);
  // What did not change is drawn from what was there.
  expect(firstRows(groups, 9)).toEqual(groups);
  expect(firstRows(groups, 4)[0]).toBe(groups[0]);
});
