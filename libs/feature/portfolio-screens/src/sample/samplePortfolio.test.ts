import { ledgerState } from '@finance-analyst/portfolio';
import { expect, it } from 'vitest';
import { samplePortfolio } from './samplePortfolio.js';

it('[PORTFOLIO-SCREENS-1] is ten years of trades that a ledger accepts, in two currencies', () => {
  const { rows, accounts, instruments } = samplePortfolio();
  const state = ledgerState(rows, accounts);
  expect(state.refused).toEqual([]);
  expect(state.cash.map(({ currency, amount }) => [currency, Number(amount) >= 0])).toEqual([
    ['EUR', true],
    ['USD', true],
  ]);
  const kinds = new Set(rows.map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(['deposit', 'buy', 'sell', 'dividend', 'split']));
  const years = rows.map(({ date }) => Number(date.slice(0, 4)));
  expect(Math.max(...years) - Math.min(...years)).toBe(10);
  expect(instruments.every(({ name, sector }) => name !== null && sector !== null)).toBe(true);
  expect(samplePortfolio().rows).toEqual(rows);
});
