import { expect, it } from 'vitest';
import { exampleCompany, exampleParameters } from '../testing/exampleCompany.js';
import { defaultAssumptions, inputsOf } from '../default-assumptions/defaultAssumptions.js';
import { ownDebtWeight } from './ownDebtWeight.js';

const weightWith = (changes: Readonly<Record<string, number>>, debt: number) => {
  const defaults = defaultAssumptions({
    fundamentals: exampleCompany(),
    parameters: exampleParameters,
    quote: null,
    years: 5,
  });
  if (!defaults.ok) throw new Error(defaults.reason);
  return ownDebtWeight({ ...inputsOf(defaults.value.assumptions), ...changes, debt }, 5, debt);
};

it('[VALUATION-14] says when the model has no equity value to weight debt against', () => {
  expect(weightWith({}, 1e6)).toEqual({
    ok: false,
    reason: 'the model has no positive equity value to weight debt against',
  });
});

it('[VALUATION-14] says when weight and value do not converge', () => {
  const cheapDebt = { risk_free_rate: 0.005, beta: 1, cost_of_debt: -0.02, terminal_growth: 0.025 };
  expect(weightWith(cheapDebt, 3000)).toEqual({
    ok: false,
    reason: 'the debt weight and the model’s equity value do not converge',
  });
});
