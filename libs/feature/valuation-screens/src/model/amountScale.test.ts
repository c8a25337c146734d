import { amountScaleOf, setAssumption } from '@finance-analyst/valuation';
import { expect, it } from 'vitest';
import { exampleDocument, exampleValuation } from '../testing/exampleModel.js';

const document = exampleDocument();
const { amountScale: _ofThisRelease, ...earlier } = document.body;

it('[VALUATION-SCREENS-73] keeps the unit whatever is entered, in a model of an earlier release too', () => {
  for (const body of [document.body, earlier]) {
    const edited = setAssumption(setAssumption(body, 'debt', 9e15), 'revenue_growth@2026-12-31', 0.9);
    expect(amountScaleOf(exampleValuation({ ...document, body: edited }))).toBe('millions');
  }
});

it('[VALUATION-SCREENS-73] has the unit that the analyst chose', () => {
  const body = { ...document.body, amountScale: 'billions' as const };
  expect(amountScaleOf(exampleValuation({ ...document, body }))).toBe('billions');
});
