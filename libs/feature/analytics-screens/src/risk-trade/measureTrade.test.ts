import { expect, it } from 'vitest';
import { exampleRisk } from '../testing/exampleRisk.js';
import { measureTrade } from './measureTrade.js';

const analysis = exampleRisk();
const request = {
  currency: 'USD',
  id: 'TARN',
  amount: 0,
  levels: null,
  horizon: 1,
  level: 0.95,
} as const;

const traded = (change: Partial<Parameters<typeof measureTrade>[1]>) => {
  const found = measureTrade(analysis, { ...request, ...change });
  if (!found.ok) throw new Error(found.reason);
  return found.value;
};

it('[ANALYTICS-SCREENS-83] pays for a trade from cash in the currency of the portfolio', () => {
  const { before, after, cashAfter, observations } = traded({ amount: 4_000 });
  expect([before.weight, after.weight, cashAfter]).toEqual([0.1, 0.14, 1_000]);
  expect(observations).toBe(799);
  expect(traded({ amount: 10_000 }).cashAfter).toBe(-5_000);
});

it('[ANALYTICS-SCREENS-83] measures both sides on the days on which an instrument that is not held has prices', () => {
  const days = [...analysis.days].slice(100);
  const values = days.map((_, at) => 50 + (at % 7));
  const { before, after, opens, observations } = traded({
    id: 'NEW',
    amount: 5_000,
    levels: { days, values },
  });
  expect([opens, observations]).toEqual([days[0], 699]);
  expect([before.weight, after.weight]).toEqual([0, 0.05]);
  expect(before.losses.ok && before.losses.value.observations).toBe(699);
  expect(measureTrade(analysis, { ...request, id: 'NEW' }).ok).toBe(false);
});

it('[ANALYTICS-SCREENS-83] says that fewer than 60 returns are unreliable', () => {
  const found = measureTrade(exampleRisk(40), { ...request, amount: 1_000 });
  expect(found.ok && found.value.after.losses.ok && found.value.after.losses.value.note).toMatch(/39/u);
});
