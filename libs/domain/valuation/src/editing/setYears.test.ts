import { expect, it } from 'vitest';
import { followInputs } from './followInputs.js';
import { modelInputs } from '../saved-model/modelInputs.js';
import { exampleFundamentals, exampleModel, exampleValuation } from '../testing/exampleModel.js';
import { setAssumption } from './editAssumptions.js';
import { setYears } from './setYears.js';

const document = exampleModel();
const withYears = (body: typeof document.body, years: number) =>
  followInputs(body, setYears(body, years), exampleFundamentals());

it('[VALUATION-44] a longer forecast has the defaults of a new model of that length', () => {
  const longer = withYears(document.body, 10);
  expect(modelInputs(longer)).toEqual(modelInputs(exampleModel({ years: 10 }).body));
  expect(exampleValuation({ ...document, body: longer }).evaluator.read('value_per_share').ok).toBe(true);
});

it('[VALUATION-44] edited years keep their values', () => {
  const edited = setAssumption(document.body, 'revenue_growth@2027-12-31', 0.5);
  const longer = withYears(edited, 7);
  expect(longer.assumptions.find(({ id }) => id === 'revenue_growth@2027-12-31')).toMatchObject({
    value: 0.5,
    edited: true,
  });
  const shorter = withYears(longer, 5);
  expect(modelInputs(shorter)).toEqual(modelInputs(edited));
});
