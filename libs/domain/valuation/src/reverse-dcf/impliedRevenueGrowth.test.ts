import { createEvaluator } from '@finance-analyst/model-engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultAssumptions, inputsOf } from '../default-assumptions/defaultAssumptions.js';
import { freeCashFlowToFirmModel } from '../free-cash-flow-to-firm/freeCashFlowToFirmModel.js';
import { exampleCompany, exampleParameters } from '../testing/exampleCompany.js';
import { impliedRevenueGrowth } from './impliedRevenueGrowth.js';

const example = () => {
  const defaults = defaultAssumptions({
    fundamentals: exampleCompany(),
    parameters: exampleParameters,
    quote: null,
    years: 5,
  });
  if (!defaults.ok) throw new Error(defaults.reason);
  const created = createEvaluator(freeCashFlowToFirmModel(5), inputsOf(defaults.value.assumptions));
  if (!created.ok) throw new Error('does not evaluate');
  return created.evaluator;
};

it('[VALUATION-20] finds the growth, the same every year, at which the value is the price', () => {
  fc.assert(
    fc.property(fc.double({ min: -0.4, max: 0.9, noNaN: true }), (growth) => {
      const evaluator = example();
      const before = evaluator.number('value_per_share');
      const trial = evaluator.fork();
      trial.set('revenue_growth', growth);
      const price = trial.number('value_per_share');
      const implied = impliedRevenueGrowth(evaluator, price);
      if (!implied.ok) throw new Error(implied.reason);
      trial.set('revenue_growth', implied.value);
      expect(Math.abs(trial.number('value_per_share') / price - 1)).toBeLessThan(1e-9);
      expect(evaluator.number('value_per_share')).toBe(before);
    }),
    { numRuns: 50 },
  );
});

it('[VALUATION-20] says that none between −50 % and +100 % gives the price', () => {
  expect(impliedRevenueGrowth(example(), 1e9)).toEqual({
    ok: false,
    reason: 'none between \u221250\u00a0% and +100\u00a0%',
  });
});

it('[VALUATION-20] says why value per share cannot be computed, where no growth gives it', () => {
  const evaluator = example();
  evaluator.set('terminal_growth', 0.5);
  const figure = evaluator.read('value_per_share');
  if (figure.ok) throw new Error('the value can be computed');
  expect(impliedRevenueGrowth(evaluator, 10)).toEqual({ ok: false, reason: figure.reason });
});
