import { writeReason } from '@finance-analyst/foundation';
import { describe, expect, it } from 'vitest';
import { releveredBeta } from '../cost-of-capital/releveredBeta.js';
import { setAssumption } from '../editing/editAssumptions.js';
import { followInputs } from '../editing/followInputs.js';
import { withMarketBeta } from '../editing/withMarketBeta.js';
import { resetAll } from '../editing/editAssumptions.js';
import { exampleParameters } from '../testing/exampleCompany.js';
import { exampleCompanyModel, valuationOf } from '../testing/exampleCompanyModel.js';
import { exampleFiler } from '../testing/exampleFiler.js';

const software = exampleFiler({}, 0.08, { industryCode: '7372' });
const { body } = exampleCompanyModel({ fundamentals: software });
const rowOf = (of: typeof body, input: string) => {
  const row = of.assumptions.find((each) => each.input === input);
  if (!row) throw new Error(`no row ${input}`);
  return row;
};
const edit = (of: typeof body, change: (before: typeof body) => typeof body) =>
  followInputs(of, change(of), software);
const set = (of: typeof body, id: string, value: number) =>
  edit(of, (before) => setAssumption(before, id, value));
const measured = {
  ...exampleParameters,
  beta: { value: 1.42, label: 'Slope of 138 weekly returns', source: 'csv-import', asOf: '2026-11-20' },
};
const marginalTax = 0.257;

describe('the beta of the sector', () => {
  it('[VALUATION-382] is the default without a measured one, relevered at the debt weight and the marginal tax rate', () => {
    const weight = rowOf(body, 'debt_weight').value as number;
    expect(weight).toBeGreaterThan(0);
    expect(rowOf(body, 'beta').value).toBeCloseTo(releveredBeta(1.25, weight, marginalTax), 12);
    expect(writeReason(rowOf(body, 'beta').reason)).toMatch(
      /^Unlevered beta of 1\.25 of Software \(System & Application\), relevered at debt of .*; Damodaran, US companies, January 2026$/u,
    );
    expect(rowOf(body, 'beta').provenance).toMatchObject({ detail: 'damodaran', asOf: '2026-01-05' });
  });

  it('[VALUATION-382] follows an edited debt weight, unless the analyst entered a beta', () => {
    const edited = set(body, 'debt_weight', 0.4);
    expect(rowOf(edited, 'beta')).toMatchObject({ edited: false });
    expect(rowOf(edited, 'beta').value).toBeCloseTo(releveredBeta(1.25, 0.4, marginalTax), 12);
    const own = set(set(body, 'beta', 0.9), 'debt_weight', 0.4);
    expect(rowOf(own, 'beta')).toMatchObject({ value: 0.9, edited: true });
    expect(rowOf(own, 'beta').defaultValue).toBeCloseTo(releveredBeta(1.25, 0.4, marginalTax), 12);
    expect(edit(edited, resetAll).assumptions).toEqual(body.assumptions);
    expect(rowOf(set(body, 'debt_weight', 1), 'beta').value).toBe(rowOf(body, 'beta').value);
  });

  it('[VALUATION-382] gives way to a measured beta, and returns when that is removed', () => {
    expect(withMarketBeta(body, exampleParameters)).toBe(body);
    const priced = edit(body, (before) => withMarketBeta(before, measured));
    expect(rowOf(priced, 'beta').value).toBe(1.42);
    expect(rowOf(set(priced, 'debt_weight', 0.4), 'beta').value).toBe(1.42);
    const removed = edit(priced, (before) => withMarketBeta(before, exampleParameters));
    expect(rowOf(removed, 'beta')).toEqual(rowOf(body, 'beta'));
  });

  it('[VALUATION-382] is not used for a company without an industry code, or with one of no sector', () => {
    for (const fundamentals of [exampleFiler(), exampleFiler({}, 0.08, { industryCode: '4011' })])
      expect(rowOf(exampleCompanyModel({ fundamentals }).body, 'beta')).toMatchObject({
        value: 1.1,
        reason: 'Configured beta',
      });
  });

  it('[VALUATION-149] agrees with the debt weight at the model’s own value, which it is part of', () => {
    const unpriced = exampleCompanyModel({ fundamentals: software, quote: null }).body;
    const { evaluator } = valuationOf(unpriced);
    const weight = rowOf(unpriced, 'debt_weight').value as number;
    const debt = evaluator.number('debt');
    expect(weight).toBeCloseTo(debt / (debt + evaluator.number('equity_value')), 7);
    expect(evaluator.number('beta')).toBeCloseTo(releveredBeta(1.25, weight, marginalTax), 9);
  });
});
