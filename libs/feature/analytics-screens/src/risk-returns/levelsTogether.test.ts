import type { Result } from '@finance-analyst/foundation';
import type { DatedColumn } from '@finance-analyst/portfolio';
import { expect, it } from 'vitest';
import { readSelection } from '../selection/AnalyticsSelection.js';
import { exampleRiskBody } from '../testing/exampleRisk.js';
import { analyzeRisk } from './analyzeRisk.js';
import { levelsTogether } from './levelsTogether.js';
import type { PriceLevels } from './PriceLevels.js';
import type { RiskPosition } from './RiskPosition.js';

const holding = (id: string, value: number, currency = 'USD'): RiskPosition => ({
  id,
  isCash: false,
  name: id,
  currency,
  value,
});
const prices = (
  currency: string,
  levels: readonly (readonly [day: number, level: number])[],
): Result<PriceLevels> => ({
  ok: true,
  value: {
    days: Int32Array.from(levels, ([day]) => day),
    levels: Float64Array.from(levels, ([, level]) => level),
    currency,
    isTotalReturn: true,
  },
});
const market: Record<string, Result<PriceLevels>> = {
  A: prices('USD', [
    [1, 100],
    [2, 110],
    [3, 121],
    [6, 121],
  ]),
  B: prices('EUR', [
    [2, 10],
    [3, 10],
    [6, 12],
  ]),
  // Trades at weekends, too.
  C: prices('USD', [
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
    [6, 4],
  ]),
};
const rates: DatedColumn = { days: [0, 3, 5], values: [1, 2, 3] };
const together = (positions: readonly RiskPosition[]) =>
  levelsTogether(
    positions,
    (id) => market[id] ?? { ok: false, reason: 'No such symbol.' },
    (currency) => (currency === 'EUR' ? { ok: true, value: rates } : { ok: false, reason: 'No rates.' }),
    'USD',
  );

it('[ANALYTICS-SCREENS-61] has days from the first on which all have prices, and on which half of them trade', () => {
  const { days, assets, beginsLast } = together([holding('A', 1), holding('B', 1), holding('C', 1)]);
  expect([...days]).toEqual([2, 3, 6]);
  expect(assets.map(({ levels }) => [...levels])).toEqual([
    [110, 121, 121],
    [10, 20, 36],
    [1, 1, 4],
  ]);
  expect(beginsLast).toBe('B');
});

it('[ANALYTICS-SCREENS-62] names positions without rates, and leaves them out', () => {
  const cash: RiskPosition = { ...holding('CHF', 5, 'CHF'), isCash: true };
  const { assets, leftOut } = together([holding('A', 1), holding('X', 1, 'GBP'), cash]);
  expect(assets.map(({ position }) => position.id)).toEqual(['A']);
  expect(leftOut.map(({ position, reason }) => [position.id, reason])).toEqual([
    ['X', 'No rates.'],
    ['CHF', 'No rates.'],
  ]);
});

it('[ANALYTICS-SCREENS-77] counts a holding without a price history at a constant price, in its currency', () => {
  const { days, assets, constant, leftOut } = together([
    holding('A', 1),
    holding('X', 1),
    holding('Y', 1, 'EUR'),
  ]);
  expect([...days]).toEqual([1, 2, 3, 6]);
  expect(assets.map(({ position, isConstant, levels }) => [position.id, isConstant, [...levels]])).toEqual([
    ['A', false, [100, 110, 121, 121]],
    ['X', true, [1, 1, 1, 1]],
    ['Y', true, [1, 1, 2, 3]],
  ]);
  expect(constant.map(({ position, reason }) => [position.id, reason])).toEqual([
    ['X', 'No such symbol.'],
    ['Y', 'No such symbol.'],
  ]);
  expect(leftOut).toEqual([]);
});

it('[ANALYTICS-SCREENS-61] applies weights of today to returns in the currency of the portfolio', () => {
  const given = {
    id: 'one',
    title: 'One',
    body: exampleRiskBody,
    selection: readSelection(new URLSearchParams()),
    isSample: false,
  };
  const found = analyzeRisk(together([holding('A', 300), holding('B', 100)]), given);
  if (!found.ok) throw new Error(found.reason);
  expect(found.value.assets.map(({ weight }) => weight)).toEqual([0.75, 0.25]);
  expect([...found.value.daily.returns].map((each) => Number(each.toFixed(12)))).toEqual([
    Number((0.75 * 0.1 + 0.25 * 1).toFixed(12)),
    Number((0.25 * 0.8).toFixed(12)),
  ]);
  const half = analyzeRisk(together([holding('A', 300), holding('X', 300)]), given);
  if (!half.ok) throw new Error(half.reason);
  expect(half.value.value).toBe(600);
  expect(half.value.daily.returns[0]).toBeCloseTo(0.05, 12);
  expect(analyzeRisk(together([holding('X', 300)]), given).ok).toBe(false);
  expect(analyzeRisk(together([holding('A', 300), holding('B', -400)]), given).ok).toBe(false);
});
