import { expect, it } from 'vitest';
import { compileModel } from '../compileModel.js';
import { createEvaluator } from './createEvaluator.js';

const source = `
model "Perpetuity"
timeline 1 year
input flow: amount
input rate_of_return: rate
input growth: rate
value perpetuity: amount = require(rate_of_return > growth, flow / (rate_of_return - growth))
value doubled: amount = 2 * perpetuity
`;

const evaluate = (growth: number) => {
  const compilation = compileModel(source);
  if (!compilation.ok) throw new Error(compilation.errors.map(({ message }) => message).join());
  const created = createEvaluator(compilation.model, { flow: 5, rate_of_return: 0.1, growth });
  if (!created.ok) throw new Error('no evaluator');
  return created.evaluator;
};

it('[MODEL-ENGINE-31] gives the figure where the condition holds', () => {
  expect(evaluate(0.05).number('perpetuity')).toBeCloseTo(100, 9);
});

it('[MODEL-ENGINE-31] gives no figure where it does not, with the condition as the reason', () => {
  const evaluator = evaluate(0.2);
  expect(evaluator.read('perpetuity')).toMatchObject({
    ok: false,
    reason: 'Perpetuity requires rate of return > growth',
  });
  expect(evaluator.read('doubled')).toMatchObject({
    ok: false,
    reason: 'Depends on perpetuity, which requires rate of return > growth',
    cause: { name: 'perpetuity' },
  });
});

it('[MODEL-ENGINE-31] follows an edit in both directions', () => {
  const evaluator = evaluate(0.05);
  evaluator.set('growth', 0.2);
  expect(evaluator.read('doubled').ok).toBe(false);
  evaluator.set('growth', 0);
  expect(evaluator.number('doubled')).toBeCloseTo(100, 9);
});
