import { writeReason } from '@finance-analyst/foundation';
import { describe, expect, it } from 'vitest';
import { releveredBeta } from '../cost-of-capital/releveredBeta.js';
import { setAssumption } from '../editing/editAssumptions.js';
import { followInputs } from '../editing/followInputs.js';
import { withMarketBeta } from '../editing/withMarketBeta.js';
import { resetAll } from '../editing/editAssumptions.js';
import { openQuestions } from '../questions/openQuestions.js';
import { newValuationBody } from '../saved-model/newValuationBody.js';
import { exampleParameters } from '../testing/exampleCompany.js';
import { exampleCompanyModel, valuationOf } from '../testing/exampleCompanyModel.js';
import { exampleFiler } from '../testing/exampleFiler.js';
import { exampleQuote } from '../testing/exampleModel.js';

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
const marginalTax = 0.256;

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
  });

  it('[VALUATION-436] gives way to a measured one, which stays as measured whatever the debt share, and says so', () => {
    const own = newValuationBody({ fundamentals: software, parameters: measured, quote: exampleQuote });
    if (!own.ok) throw new Error(own.reason);
    const edited = set(own.value, 'debt_weight', 0.4);
    expect(rowOf(edited, 'debt_weight').value).toBe(0.4);
    for (const each of [own.value, edited])
      expect(rowOf(each, 'beta')).toMatchObject({
        value: 1.42,
        edited: false,
        reason: 'Slope of 138 weekly returns; as measured, not relevered when the debt share changes',
      });
  });

  describe('limited to 0.4 and 2.5', () => {
    const betaAt = (weight: number) => rowOf(set(body, 'debt_weight', weight), 'beta');
    const asks = (of: typeof body) => openQuestions(valuationOf(of)).filter(({ input }) => input === 'beta');

    it('[VALUATION-382] says so in its reason, and asks until a beta is entered', () => {
      expect(asks(set(body, 'debt_weight', 0.4))).toEqual([]);
      const indebted = set(body, 'debt_weight', 0.97);
      expect(rowOf(indebted, 'beta').value).toBe(2.5);
      expect(writeReason(rowOf(indebted, 'beta').reason)).toBe(
        'Unlevered beta of 1.25 of Software (System & Application), relevered at debt of 97.0% of capital, limited to 2.5; Damodaran, US companies, January 2026',
      );
      const [question] = asks(indebted);
      expect(question?.isNeeded).toBe(false);
      expect(writeReason(question?.text ?? '')).toBe(
        'At debt of 97.0% of capital, the beta of Software (System & Application) is outside the usual range of 0.4 to 2.5, so the default is 2.5. Enter the beta you expect.',
      );
      expect(asks(set(indebted, 'beta', 1.8))).toEqual([]);
    });

    it('[VALUATION-382] raises a low beta of a sector to the lowest', () => {
      const utility = exampleFiler({}, 0.08, { industryCode: '4931' });
      const model = exampleCompanyModel({ fundamentals: utility }).body;
      expect(rowOf(model, 'beta').value).toBe(0.4);
      expect(writeReason(rowOf(model, 'beta').reason)).toContain('limited to 0.4;');
      expect(openQuestions(valuationOf(model)).map(({ input }) => input)).toContain('beta');
    });

    it('[VALUATION-382] has no jump at a limit or at debt of all capital, and follows the weight alone', () => {
      // Unlevered 1.25 × (1 + (1 − t) × D/E) is 2.5 where (1 − t) × D/E is 1.
      const limit = 1 / (2 - marginalTax);
      expect(betaAt(limit - 1e-7).value).toBeCloseTo(2.5, 5);
      expect(betaAt(limit - 1e-7).value).toBeLessThan(2.5);
      expect(betaAt(limit + 1e-7).value).toBe(2.5);
      expect(betaAt(1).value).toBe(2.5);
      expect(edit(set(body, 'debt_weight', 1), resetAll).assumptions).toEqual(body.assumptions);
    });

    it('[VALUATION-149] agrees with the debt weight at the model’s own value where it is limited', () => {
      const indebted = exampleFiler({ longTermDebt: 1900 }, 0.08, { industryCode: '7372' });
      const unpriced = exampleCompanyModel({ fundamentals: indebted, quote: null }).body;
      const { evaluator } = valuationOf(unpriced);
      const debt = evaluator.number('debt');
      const weight = rowOf(unpriced, 'debt_weight').value as number;
      expect(weight).toBeGreaterThan(1 / (2 - marginalTax));
      expect(weight).toBeCloseTo(debt / (debt + evaluator.number('equity_value')), 7);
      expect(evaluator.number('beta')).toBe(2.5);
    });
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
