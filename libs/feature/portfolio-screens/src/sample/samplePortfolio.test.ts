import { ledgerState } from '@finance-analyst/portfolio';
import { expect, it } from 'vitest';
import { samplePortfolio } from './samplePortfolio.js';
import { untakenTitle } from './untakenTitle.js';

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

it('[PORTFOLIO-SCREENS-1] pays cash for each fraction of a share that a split leaves', () => {
  const { rows, accounts } = samplePortfolio();
  const splits = rows.filter(({ kind }) => kind === 'split');
  expect(splits.length).toBeGreaterThan(0);
  for (const split of splits) {
    const before = ledgerState(
      rows.filter(({ entry }) => entry < split.entry),
      accounts,
    ).positions.find(
      ({ account, instrument }) =>
        account === split.account && instrument.symbol === split.instrument?.symbol,
    );
    const exact = (Number(before?.quantity) * Number(split.ratio?.received)) / Number(split.ratio?.held);
    const fraction = exact - Number(split.quantity);
    expect(fraction).toBeGreaterThanOrEqual(0);
    expect(fraction).toBeLessThan(1);
    expect(Number(split.cashInLieu ?? 0) > 0).toBe(fraction > 1e-9);
  }
});

it('[PORTFOLIO-SCREENS-1] has a number in its title if there is one already', () => {
  expect(untakenTitle('Sample', ['Mine'])).toBe('Sample');
  expect(untakenTitle('Sample', ['Sample'])).toBe('Sample 2');
  expect(untakenTitle('Sample', ['Sample', 'Sample 3', 'Sample 2'])).toBe('Sample 4');
});
