import { isUntouched } from '@finance-analyst/documents';
import { historicalYears } from '../history/historicalYears.js';
import { expect, it } from 'vitest';
import type { CompanyFundamentals } from '@finance-analyst/market';
import { exampleParameters } from '../testing/exampleCompany.js';
import { exampleFundamentals, exampleModel, fundamentalsOf } from '../testing/exampleModel.js';
import { exampleModels } from '../testing/exampleModels.js';
import { newValuationBody } from './newValuationBody.js';
import { scaleOfHistory } from './scaleOfHistory.js';
import { withScale } from './withScale.js';

/** A company with all its amounts times a factor. */
const times = (fundamentals: CompanyFundamentals, factor: number): CompanyFundamentals => ({
  ...fundamentals,
  annual: fundamentals.annual.map((period) => ({
    ...period,
    figures: Object.fromEntries(
      Object.entries(period.figures).map(([line, figure]) => [
        line,
        { ...figure, value: figure.value * factor },
      ]),
    ),
  })),
});

it.each(exampleModels)('[VALUATION-45] takes the unit of a new model from its history: %s', (_, body) => {
  const scaleOf = (factor: number) => {
    const fundamentals = times(fundamentalsOf({ body }), factor);
    const fresh = newValuationBody({ fundamentals, parameters: exampleParameters, quote: null });
    return fresh.ok ? fresh.value.amountScale : fresh.reason;
  };
  const largest = Math.max(
    ...fundamentalsOf({ body }).annual.flatMap(({ figures }) =>
      [figures.revenue, figures.totalAssets].map((figure) => figure?.value ?? 0),
    ),
  );
  expect([3e5, 3e6, 3e9, 3e12, 3e13].map((amount) => scaleOf(amount / largest))).toEqual([
    'units',
    'thousands',
    'millions',
    'millions',
    'billions',
  ]);
});

it.each([
  [1e-3, 'thousands'],
  [1e-5, 'units'],
  [1e4, 'billions'],
])('[VALUATION-45] takes the unit by the size of the company (%d times the example)', (factor, scale) => {
  expect(scaleOfHistory(historicalYears(times(exampleFundamentals(), factor)))).toBe(scale);
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

it.each(exampleModels)(
  '[VALUATION-45] marks a chosen unit until it is the original one again: %s',
  (_, body) => {
    const fundamentals = fundamentalsOf({ body });
    const { amountScale = 'units' } = body;
    const chosen = withScale(body, 'thousands', fundamentals);
    expect(chosen).toMatchObject({ amountScale: 'thousands', isAmountScaleChosen: true });
    expect(isUntouched({ ...exampleModel(), body: chosen })).toBe(false);
    expect(withScale(chosen, amountScale, fundamentals)).toEqual(body);
    expect(withScale(body, amountScale, fundamentals)).toBe(body);
  },
);
