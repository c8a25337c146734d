import { revenueGrowth } from '@finance-analyst/valuation';
import { expect, it } from 'vitest';
import { modelInputs } from '../model/modelInputs.js';
import { exampleDocument, exampleFundamentals, exampleValuation } from '../testing/exampleModel.js';
import { setAssumption } from './editAssumptions.js';
import { setYears } from './setYears.js';

const document = exampleDocument();
const growth = (years: number) => revenueGrowth(exampleFundamentals(), years, 0.025);

it('[VALUATION-SCREENS-5] a longer forecast has the defaults that a new model of that length has', () => {
  const longer = setYears(document.body, 10, growth(10));
  expect(modelInputs(longer.assumptions)).toEqual(
    modelInputs(exampleDocument({ years: 10 }).body.assumptions),
  );
  expect(exampleValuation({ ...document, body: longer }).evaluator.read('value_per_share').ok).toBe(true);
});

it('[VALUATION-SCREENS-5] edited years keep their values', () => {
  const edited = setAssumption(document.body, 'revenue_growth@2', 0.5);
  const longer = setYears(edited, 7, growth(7));
  expect(longer.assumptions.find(({ id }) => id === 'revenue_growth@2')).toMatchObject({
    value: 0.5,
    edited: true,
  });
  const shorter = setYears(longer, 5, growth(5));
  expect(modelInputs(shorter.assumptions)).toEqual(modelInputs(edited.assumptions));
});
