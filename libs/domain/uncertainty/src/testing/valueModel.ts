import {
  compileModel,
  engineVersion,
  type CompiledModel,
  type InputValues,
} from '@finance-analyst/model-engine';
import { methodVersion } from '../draws/drawMethod.js';
import type { SimulationRun } from '../simulation/simulationRun.js';

/** A valuation of a company over six years, for tests. */
export const valueModelText = `
timeline 6 years
input revenue_now: amount
input growth[]: rate
input margin[]: rate
input reinvestment: rate = 30%
input wacc: rate
input terminal_growth: rate = 2%
input shares: shares = 100
input method: choice(perpetuity, exit) = perpetuity
input multiple: multiple = 12
line revenue = revenue[-1] * (1 + growth) from revenue_now
line income = revenue * margin
line flow = income * (1 - reinvestment)
line present = flow / (1 + wacc) ^ (year - 0.5)
value terminal = if(
  method = exit, multiple * last(income),
  require(wacc > terminal_growth, last(flow) * (1 + terminal_growth) / (wacc - terminal_growth))
)
value value_per_share = (sum(present) + terminal / (1 + wacc) ^ last(year)) / shares
`;

export const valueModel: CompiledModel = (() => {
  const compilation = compileModel(valueModelText);
  if (!compilation.ok) throw new Error(compilation.errors.map(({ message }) => message).join('\n'));
  return compilation.model;
})();

export const valueInputs: InputValues = {
  revenue_now: 1000,
  growth: [0.1, 0.09, 0.08, 0.06, 0.05, 0.04],
  margin: 0.2,
  wacc: 0.09,
};

export const valueOutput = { name: 'value_per_share' } as const;

/** A run with every kind of distribution, shifts, values, correlations, and now and then a path without a value. */
export const valueRun: SimulationRun = {
  seed: 20261123,
  paths: 4000,
  methodVersion,
  sampling: { kind: 'plain' },
  template: 'six-year value, for tests',
  engineVersion,
  inputs: valueInputs,
  output: valueOutput,
  variables: [
    { name: 'growth', effect: 'shift', distribution: { kind: 'normal', mean: 0, standardDeviation: 0.03 } },
    { name: 'margin', effect: 'shift', distribution: { kind: 'pert', low: -0.08, mode: 0.01, high: 0.05 } },
    {
      name: 'wacc',
      effect: 'value',
      distribution: { kind: 'triangular', low: 0.05, mode: 0.09, high: 0.12 },
    },
    { name: 'terminal_growth', effect: 'value', distribution: { kind: 'uniform', low: 0, high: 0.06 } },
    { name: 'reinvestment', effect: 'value', distribution: { kind: 'lognormal', median: 0.3, spread: 0.2 } },
    {
      name: 'method',
      effect: 'value',
      distribution: {
        kind: 'discrete',
        outcomes: [
          { value: 0, probability: 0.8 },
          { value: 1, probability: 0.2 },
        ],
      },
    },
  ],
  correlations: [
    [1, 0.4, 0, 0, 0.5, 0],
    [0.4, 1, -0.2, 0, 0, 0],
    [0, -0.2, 1, 0, 0, 0],
    [0, 0, 0, 1, 0, 0],
    [0.5, 0, 0, 0, 1, 0],
    [0, 0, 0, 0, 0, 1],
  ],
};

/** Two variables without a model, for the draws alone. */
export const twoVariables: SimulationRun = {
  ...valueRun,
  variables: [
    { name: 'growth', effect: 'shift', distribution: { kind: 'normal', mean: 1, standardDeviation: 2 } },
    { name: 'wacc', effect: 'value', distribution: { kind: 'lognormal', median: 3, spread: 0.5 } },
  ],
  correlations: [
    [1, 0],
    [0, 1],
  ],
};
