import { runSimulation } from '@finance-analyst/uncertainty';
import { expect, it } from 'vitest';
import { exampleTarget } from '../testing/exampleRun.js';
import { inLabels } from './inLabels.js';

const inputs = [
  { name: 'cash', label: 'Cash and short-term investments' },
  { name: 'beta', label: 'Beta' },
  { name: 'revenue_growth', label: 'Growth' },
];

it('[UNCERTAINTY-SCREENS-56] leaves a finished sentence with a word that is also the name of an input', () => {
  const reason = 'Depends on terminal value, which needs free cash flow above zero';
  expect(inLabels(reason, inputs)).toBe(reason);
});

it('[UNCERTAINTY-SCREENS-56] names the inputs of a refused simulation by their labels', () => {
  const { model, run } = exampleTarget(1_000);
  const refusal = (correlation: number): string => {
    const correlations = run.correlations?.map((row, i) =>
      row.map((each, j) => (i === 0 && j === 3 ? correlation : each)),
    );
    const result = runSimulation(model, { ...run, correlations: correlations ?? [] }, {});
    return result.ok ? '' : inLabels(result.reason, inputs);
  };
  expect(refusal(0.2)).toBe('The correlation of Growth and Beta has two values, 0.2 and 0.');
});
