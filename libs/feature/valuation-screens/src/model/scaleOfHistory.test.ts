import { historicalYears } from '@finance-analyst/valuation';
import { expect, it } from 'vitest';
import { setAssumption } from '../editing/editAssumptions.js';
import { exampleDocument, exampleFundamentals, exampleValuation } from '../testing/exampleModel.js';
import { figureScaleOf } from './figureScaleOf.js';
import { scaleOfHistory } from './scaleOfHistory.js';

const document = exampleDocument();
const { amountScale, ...earlier } = document.body;

it('[VALUATION-SCREENS-73] takes the unit of a new model from its history', () => {
  expect(amountScale).toBe('millions');
});

it.each([
  [1e-3, 'thousands'],
  [1e-5, 'units'],
  [1e4, 'billions'],
])(
  '[VALUATION-SCREENS-73] takes the unit by the size of the company (%d times the example)',
  (times, scale) => {
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
  },
);

it('[VALUATION-SCREENS-73] keeps the unit whatever is entered, in a model of an earlier release too', () => {
  for (const body of [document.body, earlier]) {
    const edited = setAssumption(setAssumption(body, 'debt', 9e15), 'revenue_growth@1', 0.9);
    expect(figureScaleOf(exampleValuation({ ...document, body: edited }))).toBe('millions');
  }
});

it('[VALUATION-SCREENS-73] has the unit that the analyst chose', () => {
  const body = { ...document.body, amountScale: 'billions' as const };
  expect(figureScaleOf(exampleValuation({ ...document, body }))).toBe('billions');
});
