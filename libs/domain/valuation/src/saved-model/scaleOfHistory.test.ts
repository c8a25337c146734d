import { isUntouched } from '@finance-analyst/documents';
import { historicalYears } from '../history/historicalYears.js';
import { expect, it } from 'vitest';
import { exampleFundamentals, exampleModel, exampleValuation } from '../testing/exampleModel.js';
import { scaleOfHistory } from './scaleOfHistory.js';
import { withScale } from './withScale.js';

const document = exampleModel();
const { amountScale } = document.body;

it('[VALUATION-45] takes the unit of a new model from its history', () => {
  expect(amountScale).toBe('millions');
});

it.each([
  [1e-3, 'thousands'],
  [1e-5, 'units'],
  [1e4, 'billions'],
])('[VALUATION-45] takes the unit by the size of the company (%d times the example)', (times, scale) => {
  const { annual, ...others } = exampleFundamentals();
  const fundamentals = {
    ...others,
    annual: annual.map((period) => ({
      ...period,
      figures: Object.fromEntries(
        Object.entries(period.figures).map(([line, figure]) => [
          line,
          { ...figure, value: figure.value * times },
        ]),
      ),
    })),
  };
  expect(scaleOfHistory(historicalYears(fundamentals))).toBe(scale);
});

/** Years of a company with this revenue, and lines this small. */
const years = (revenue: number, small: number): ReturnType<typeof historicalYears> =>
  historicalYears(exampleFundamentals()).map((year) => {
    const amount = (value: number) => ({ ok: true, value, formula: null, sources: [] }) as const;
    const { figures } = year;
    return {
      ...year,
      figures: {
        ...figures,
        revenue: amount(revenue),
        operating_income: amount(small * 10),
        operating_taxes: amount(0),
        depreciation: amount(small),
        capital_expenditure: amount(small),
        working_capital: amount(small * 10),
        change_in_working_capital: amount(small),
        free_cash_flow: amount(small * 10),
      },
    };
  });

it.each([
  ['a smaller unit where small lines would have a single digit', 42e6, 0.6e6, 'thousands'],
  ['no smaller one where they have two', 420e6, 12e6, 'millions'],
  ['no smaller one that the largest has no room in', 40e9, 2e6, 'millions'],
  ['the smaller one up to seven digits', 9.9e9, 2e6, 'thousands'],
])('[VALUATION-45] takes %s', (_what, revenue, small, scale) => {
  expect(scaleOfHistory(years(revenue, small))).toBe(scale);
});

it('[VALUATION-45] marks a chosen unit until it is the original one again', () => {
  const { fundamentals, body } = exampleValuation();
  const chosen = withScale(body, 'thousands', fundamentals);
  expect(chosen).toMatchObject({ amountScale: 'thousands', isAmountScaleChosen: true });
  expect(isUntouched({ ...document, body: chosen })).toBe(false);
  expect(withScale(chosen, 'millions', fundamentals)).toEqual(body);
  expect(withScale(body, 'millions', fundamentals)).toBe(body);
});
