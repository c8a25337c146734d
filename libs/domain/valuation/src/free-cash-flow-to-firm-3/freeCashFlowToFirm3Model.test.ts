import { createEvaluator, type Evaluator, type InputValues } from '@finance-analyst/model-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { releveredBeta } from '../cost-of-capital/releveredBeta.js';
import { freeCashFlowToFirm2Example as example } from '../free-cash-flow-to-firm-2/freeCashFlowToFirm2Example.js';
import { freeCashFlowToFirm2Model } from '../free-cash-flow-to-firm-2/freeCashFlowToFirm2Model.js';
import { fraction } from '../testing/fraction.js';
import { freeCashFlowToFirm3Model } from './freeCashFlowToFirm3Model.js';

const evaluate = (changes: InputValues, compiled = freeCashFlowToFirm3Model): Evaluator => {
  const created = createEvaluator(compiled(5, 2), { ...example, ...changes });
  if (!created.ok) throw new Error(JSON.stringify(created.problems));
  return created.evaluator;
};
const failedChecks = (evaluator: Evaluator): readonly string[] =>
  evaluator.checks().flatMap(({ id, passed }) => (passed ? [] : [id]));

it('[VALUATION-386] has every figure of version 2 while nothing new is entered', () => {
  const before = evaluate({}, freeCashFlowToFirm2Model);
  const now = evaluate({});
  for (const { name, shape } of freeCashFlowToFirm2Model(5, 2).lines)
    for (const period of shape === 'series' ? [1, 2, 3, 4, 5] : [undefined])
      expect(now.read(name, period), name).toEqual(before.read(name, period));
});

describe('options by the treasury stock method', () => {
  it('[VALUATION-387] has the digits of a published example', () => {
    // IAS 33, Illustrative Example 5: 100,000 options at 15 and a price of 20 add 25,000 shares to 500,000.
    const counts = { shares_outstanding: 500, options_outstanding: 100, exercise_price: 15 };
    const equity = 20 * (500 + 25);
    const short = equity - evaluate(counts).number('equity_value');
    const evaluator = evaluate({ ...counts, cash: example.cash + short });
    expect(evaluator.number('value_per_share')).toBeCloseTo(20, 9);
    expect(evaluator.number('option_shares')).toBeCloseTo(25, 9);
  });

  it('[VALUATION-387] buys back shares with the proceeds at the value that results', () => {
    const counts = fc.record({
      options_outstanding: fraction(0, 60),
      exercise_price: fraction(0, 40),
      dilutive_shares: fraction(0, 10),
    });
    fc.assert(
      fc.property(counts, (inputs) => {
        const evaluator = evaluate(inputs);
        const value = evaluator.number('value_per_share');
        const basic = example.shares_outstanding + inputs.dilutive_shares;
        const { options_outstanding: options, exercise_price: strike } = inputs;
        const added = value > strike ? options - (options * strike) / value : 0;
        expect(evaluator.number('option_shares')).toBeCloseTo(added, 6);
        expect(value * (basic + added)).toBeCloseTo(evaluator.number('equity_value'), 4);
      }),
    );
  });

  it('[VALUATION-387] ignores options that are not worth exercising, and never values a share above that without options', () => {
    fc.assert(
      fc.property(fraction(0, 60), fraction(0, 40), (options_outstanding, exercise_price) => {
        const evaluator = evaluate({ options_outstanding, exercise_price });
        const before = evaluator.number('value_before_options');
        if (exercise_price >= before) expect(evaluator.number('value_per_share')).toBe(before);
        else expect(evaluator.number('value_per_share')).toBeLessThanOrEqual(before + 1e-9);
      }),
    );
  });

  it('[VALUATION-387] refuses negative counts, and notes options beside dilutive shares', () => {
    expect(failedChecks(evaluate({ options_outstanding: -1 }))).toContain('options_negative');
    expect(failedChecks(evaluate({ exercise_price: -1 }))).toContain('options_negative');
    expect(failedChecks(evaluate({ options_outstanding: 1, dilutive_shares: 1 }))).toEqual([
      'options_counted_twice',
    ]);
  });
});

describe('beta of peers', () => {
  it('[VALUATION-388] is relevered at the debt share and tax rate of the model', () => {
    fc.assert(
      fc.property(fraction(0.2, 2), fraction(0, 0.7), (peer_beta, debt_weight) => {
        const evaluator = evaluate({ beta_method: 'peers', peer_beta, debt_weight });
        const beta = releveredBeta(peer_beta, debt_weight, example.interest_tax_rate);
        expect(evaluator.number('beta_used')).toBeCloseTo(beta, 12);
        expect(evaluator.number('cost_of_equity')).toBeCloseTo(0.04 + beta * 0.05, 12);
      }),
    );
  });

  it('[VALUATION-388] counts only if chosen, and has no value where it is not above zero or there is no equity', () => {
    expect(evaluate({ peer_beta: 2 }).number('beta_used')).toBe(example.beta);
    const without = evaluate({ beta_method: 'peers' });
    expect(without.read('value_per_share').ok).toBe(false);
    expect(failedChecks(without)).toContain('peer_beta_not_positive');
    const indebted = evaluate({ beta_method: 'peers', peer_beta: 0.9, debt_weight: 1 });
    expect(failedChecks(indebted)).toContain('peer_beta_without_equity');
    const high = evaluate({ beta_method: 'peers', peer_beta: 0.9, debt_weight: 0.9 });
    expect(failedChecks(high)).toContain('peer_beta_unusual');
  });
});

it('[VALUATION-389] adds a premium for size and the company to the cost of equity', () => {
  expect(evaluate({ specific_premium: 0.03 }).number('cost_of_equity')).toBeCloseTo(
    evaluate({}).number('cost_of_equity') + 0.03,
    15,
  );
});
