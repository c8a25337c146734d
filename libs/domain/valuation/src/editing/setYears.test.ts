import { expect, it } from 'vitest';
import { followInputs } from './followInputs.js';
import { modelInputs } from '../saved-model/modelInputs.js';
import { exampleFundamentals, exampleModel, exampleValuation } from '../testing/exampleModel.js';
import { marginPathTo } from '../questions/impliedMargin.js';
import { exampleCompanyModel, valuationOf } from '../testing/exampleCompanyModel.js';
import { exampleFiler } from '../testing/exampleFiler.js';
import { setAssumption, setAssumptions } from './editAssumptions.js';
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

it('[VALUATION-278] stretches a path without a default, which was entered whole, to the new length', () => {
  const loss = exampleCompanyModel({ fundamentals: exampleFiler({ operatingIncome: -50 }) }).body;
  const entered = setAssumptions(loss, marginPathTo(valuationOf(loss), 0.2));
  for (const years of [5, 7, 20]) {
    const changed = setYears(entered, years);
    const margins = modelInputs(changed)['operating_margin'] as readonly number[];
    const expected = [...marginPathTo(valuationOf(setYears(loss, years)), 0.2).values()];
    expect(margins).toHaveLength(years);
    margins.forEach((margin, index) => {
      expect(margin).toBeCloseTo(expected[index] ?? Number.NaN, 12);
    });
  }
  expect(modelInputs(setYears(loss, 5))['operating_margin']).toEqual([null, null, null, null, null]);
});
