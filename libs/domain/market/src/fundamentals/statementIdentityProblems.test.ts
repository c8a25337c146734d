import { describe, expect, it } from 'vitest';
import { figure } from '../testing/figure.js';
import type { FiscalPeriod, ReportedFigure } from './FiscalPeriod.js';
import { statementIdentityProblems } from './statementIdentityProblems.js';

const million = 1_000_000;

function period(figures: FiscalPeriod['figures'], exchangeRateEffect?: ReportedFigure): FiscalPeriod {
  return {
    kind: 'annual',
    fiscalYear: 2023,
    quarter: null,
    label: 'FY2023',
    start: '2023-01-01',
    end: '2023-12-31',
    currency: 'USD',
    figures,
    ...(exchangeRateEffect && { exchangeRateEffect }),
  };
}

const balance = {
  totalAssets: figure('Assets', 62_131 * million),
  totalLiabilities: figure('Liabilities', 30_548 * million),
  shareholdersEquity: figure('StockholdersEquity', 30_189 * million),
  minorityInterest: figure('MinorityInterest', 1_394 * million),
};

const cashFlow = {
  cashFromOperations: figure('Operating', 100 * million),
  cashFromInvesting: figure('Investing', -60 * million),
  cashFromFinancing: figure('Financing', -30 * million),
  changeInCash: figure('Change', 10 * million),
};

describe('statementIdentityProblems', () => {
  it('[MARKET-24] finds none in statements that sum up', () => {
    expect(statementIdentityProblems(period({ ...balance, ...cashFlow }))).toEqual([]);
  });

  it('[MARKET-24] tells by how much assets and claims on them differ', () => {
    const { totalAssets, totalLiabilities, shareholdersEquity } = balance;
    const without = { totalAssets, totalLiabilities, shareholdersEquity };
    expect(statementIdentityProblems(period(without))).toEqual([
      {
        identity: 'balance-sheet',
        difference: 1_394 * million,
        tolerance: 3 * million,
        clause: {
          words: ['Assets and claims on them of FY2023 differ by ', ' USD'],
          figures: [{ kind: 'number', value: 1_394 * million, decimals: 0 }],
        },
      },
    ]);
  });

  it('[MARKET-24] allows for rounding of each filed figure', () => {
    const rounded = { ...balance, totalAssets: figure('Assets', 62_134 * million) };
    expect(statementIdentityProblems(period(rounded))).toEqual([]);
    const exact = { ...balance, totalAssets: figure('Assets', 62_136 * million) };
    expect(statementIdentityProblems(period(exact))).toHaveLength(1);
  });

  it('[MARKET-24] adds preferred equity only where it stands outside equity', () => {
    const outside = figure('TemporaryEquityCarryingAmountAttributableToParent', 900 * million);
    const within = figure('PreferredStockValue', 900 * million);
    const more = { ...balance, totalAssets: figure('Assets', 63_031 * million) };
    expect(statementIdentityProblems(period({ ...more, preferredEquity: outside }))).toEqual([]);
    expect(statementIdentityProblems(period({ ...balance, preferredEquity: within }))).toEqual([]);
  });

  it('[MARKET-24] adds minority interest only where equity does not hold it', () => {
    const all = { ...balance, shareholdersEquity: figure('Equity', 31_583 * million) };
    expect(statementIdentityProblems(period(all))).toEqual([]);
  });

  it('[MARKET-24] does not test liabilities that are derived from the identity', () => {
    const derived = { ...balance.totalLiabilities, value: 1, derivation: 'Assets less all equity' };
    expect(statementIdentityProblems(period({ ...balance, totalLiabilities: derived }))).toEqual([]);
  });

  it('[MARKET-24] counts what currencies added to cash', () => {
    const moved = { ...cashFlow, changeInCash: figure('Change', 30 * million) };
    expect(statementIdentityProblems(period(moved, figure('Effect', 20 * million)))).toEqual([]);
    expect(statementIdentityProblems(period(moved))).toMatchObject([
      { identity: 'cash-flow', difference: -20 * million },
    ]);
  });

  it('[MARKET-24] does not test an identity of which a side is missing', () => {
    const { cashFromOperations, cashFromInvesting, changeInCash } = cashFlow;
    const { totalAssets, totalLiabilities } = balance;
    const sides = { cashFromOperations, cashFromInvesting, changeInCash, totalAssets, totalLiabilities };
    expect(statementIdentityProblems(period(sides))).toEqual([]);
  });
});
