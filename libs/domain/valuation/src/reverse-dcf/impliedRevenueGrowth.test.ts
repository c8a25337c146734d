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

it('[VALUATION-20] finds the constant growth at which value equals price', () => {
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

it.each([
  ['a loss that grows with revenue', -0.1, 50, 'below'],
  ['a profit at a price that no shrinking reaches', 0.2, 0.5, 'above'],
] as const)(
  '[VALUATION-26] says on which side of the price %s stays, and which final margin matches it',
  (_, margin, price, side) => {
    const evaluator = example();
    evaluator.set('operating_margin', margin);
    const implied = impliedRevenueGrowth(evaluator, price);
    if (implied.ok || !implied.beyond?.finalMargin.ok)
      throw new Error('a growth gives the price, or no margin does');
    expect(implied.reason).toBe('none between \u221250% and +100%');
    expect(implied.beyond).toMatchObject({ value: side, closestGrowth: -0.5 });
    const before = evaluator.number('value_per_share');
    const trial = evaluator.fork();
    trial.set('operating_margin', implied.beyond.finalMargin.value, 5);
    expect(Math.abs(trial.number('value_per_share') / price - 1)).toBeLessThan(1e-9);
    expect(evaluator.number('value_per_share')).toBe(before);
  },
);

it('[VALUATION-26] says that no final-year margin matches the price either', () => {
  expect(impliedRevenueGrowth(example(), 1e9)).toEqual({
    ok: false,
    reason: 'none between \u221250% and +100%',
    beyond: { value: 'below', closestGrowth: 1, finalMargin: { ok: false } },
  });
});

it('[VALUATION-26] names the closest growth when value rises with growth and falls again', () => {
  const evaluator = example();
  // Except at first, additional revenue earns less than the working capital it ties up.
  evaluator.set('working_capital_rate', 0.5);
  const values = Array.from({ length: 31 }, (_, step) => {
    const growth = (step - 10) / 20;
    const trial = evaluator.fork();
    trial.set('revenue_growth', growth);
    return { growth, value: trial.number('value_per_share') };
  });
  const best = values.reduce((one, other) => (other.value > one.value ? other : one));
  expect([-0.5, 0, 1]).not.toContain(best.growth);
  expect(impliedRevenueGrowth(evaluator, best.value * 1.5 + 1)).toMatchObject({
    beyond: { value: 'below', closestGrowth: best.growth },
  });
});

it('[VALUATION-20] says why value per share cannot be computed at any growth', () => {
  const evaluator = example();
  evaluator.set('terminal_growth', 0.5);
  const figure = evaluator.read('value_per_share');
  if (figure.ok) throw new Error('the value can be computed');
  expect(impliedRevenueGrowth(evaluator, 10)).toEqual({ ok: false, reason: figure.reason });
});
