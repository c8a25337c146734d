import { createEvaluator } from '@finance-analyst/model-engine';
import { expect, it } from 'vitest';
import { inverseNormal } from '../draws/inverseNormal.js';
import { valueInputs, valueModel, valueOutput, valueRun } from '../testing/valueModel.js';
import { tornadoOf, type Tornado, type TornadoRequest } from './tornadoOf.js';

const request: TornadoRequest = { inputs: valueInputs, output: valueOutput, variables: valueRun.variables };
const tornado = (change: Partial<TornadoRequest> = {}): Tornado => {
  const found = tornadoOf(valueModel, { ...request, ...change });
  if (!found.ok) throw new Error(found.reason);
  return found.value;
};
const valueWith = (change: Parameters<typeof createEvaluator>[1]): unknown => {
  const created = createEvaluator(valueModel, { ...valueInputs, ...change });
  return created.ok && created.evaluator.read(valueOutput.name);
};

it('[UNCERTAINTY-21] has each variable at its low and high percentile and the rest at base', () => {
  const { base, bars } = tornado();
  expect(base).toEqual(valueWith({}));
  const growth = bars.find(({ variable }) => variable === 'growth');
  const shift = 0.03 * inverseNormal(0.9);
  const shifted = (by: number) => ({
    growth: (valueInputs['growth'] as readonly number[]).map((figure) => figure + by),
  });
  expect(growth?.low.output).toEqual(valueWith(shifted(-shift)));
  expect(growth?.high).toEqual({ draw: shift, output: valueWith(shifted(shift)) });
  const method = bars.find(({ variable }) => variable === 'method');
  expect(method?.low.output).toEqual(valueWith({}));
  expect(method?.high.output).toEqual(valueWith({ method: 'exit' }));
});

it('[UNCERTAINTY-21] puts the largest swing first, after variables with an end that cannot be computed', () => {
  const { bars } = tornado();
  const swings = bars.map(({ swing }) => swing ?? Number.MAX_VALUE);
  expect(swings).toEqual(swings.toSorted((a, b) => b - a));
  expect(bars).toHaveLength(6);
  const risky = {
    name: 'terminal_growth',
    effect: 'value',
    distribution: { kind: 'uniform', low: 0, high: 0.2 },
  } as const;
  const [first] = tornado({ variables: [...valueRun.variables.slice(0, 3), risky] }).bars;
  expect(first).toMatchObject({ variable: 'terminal_growth', swing: null, high: { output: { ok: false } } });
});

it.each<[string, Partial<TornadoRequest>]>([
  ['between 0 and 1', { low: 0.9, high: 0.1 }],
  ['between 0 and 1', { high: 1 }],
  ['wacc is missing', { inputs: { revenue_now: 1, growth: 0, margin: 0 }, variables: [] }],
  [
    'The distribution of “wacc”',
    { variables: [{ name: 'wacc', effect: 'value', distribution: { kind: 'uniform', low: 1, high: 0 } }] },
  ],
  [
    'no input “x”',
    { variables: [{ name: 'x', effect: 'shift', distribution: { kind: 'uniform', low: 0, high: 1 } }] },
  ],
])('[UNCERTAINTY-21] is refused with its reason: %s', (words, change) => {
  const found = tornadoOf(valueModel, { ...request, ...change });
  expect(found.ok ? '' : found.reason).toContain(words);
});
