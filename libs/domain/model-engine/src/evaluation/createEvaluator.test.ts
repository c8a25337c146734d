import { describe, expect, it } from 'vitest';
import { compiled, evaluated } from '../testing/compiled.js';
import { freeCashFlowInputs, freeCashFlowModel } from '../testing/freeCashFlowModel.js';
import { createEvaluator } from './createEvaluator.js';
import type { Evaluator } from './evaluator.js';
import type { InputValues } from './inputValues.js';

const problemsOf = (source: string, inputs: InputValues) => {
  const created = createEvaluator(compiled(source), inputs);
  return created.ok ? [] : created.problems;
};

const numbersOf = (evaluator: Evaluator, name: string): readonly (number | undefined)[] =>
  evaluator.readSeries(name).map((figure) => (figure.ok ? figure.value : undefined));

describe('inputs', () => {
  const source = [
    'timeline 3 years',
    'input price: amount',
    'input growth[]: rate = 5%',
    'input mode: choice(fast, slow) = slow',
    'input on: flag = 1',
    'value total = price',
  ].join('\n');

  it('[MODEL-ENGINE-14] reports every problem by name', () => {
    const inputs = { growth: [0.1], mode: 'slowly', on: 2, prize: 1 };
    expect(problemsOf(source, inputs)).toEqual([
      { input: 'price', message: 'price is missing' },
      { input: 'growth', message: 'growth takes 3 figures, not 1' },
      { input: 'mode', message: 'mode is one of fast, slow, not slowly' },
      { input: 'on', message: 'on is a flag, 0 or 1, not 2' },
      { input: 'prize', message: 'the model has no input prize; did you mean price?' },
    ]);
  });

  it.each([
    [{ price: Number.NaN }, 'price'],
    [{ price: Number.POSITIVE_INFINITY }, 'price'],
    [{ price: [1, 2, 3] }, 'price'],
    [{ price: 'ten' }, 'price'],
    [{ price: 1, growth: [0, Number.NaN, 0] }, 'growth'],
    [{ price: 1, mode: 1 }, 'mode'],
    [{ price: 1, total: 1 }, 'total'],
    [{ price: 1, constructor: 1 }, 'constructor'],
  ])('[MODEL-ENGINE-14] refuses %j', (inputs, input) => {
    expect(problemsOf(source, inputs).map((problem) => problem.input)).toEqual([input]);
  });

  it('[MODEL-ENGINE-15] fills in defaults and spreads one figure over a series', () => {
    expect(evaluated(source, { price: 7 }).inputs()).toEqual({
      price: 7,
      growth: [0.05, 0.05, 0.05],
      mode: 'slow',
      on: 1,
    });
    expect(evaluated(source, { price: 7, growth: 0.1 }).inputs()).toMatchObject({ growth: [0.1, 0.1, 0.1] });
  });

  it('[MODEL-ENGINE-15] follows the number of periods asked for', () => {
    const evaluator = evaluated(source, { price: 7 }, { forecastPeriods: 2 });
    expect(evaluator.inputs()).toMatchObject({ growth: [0.05, 0.05] });
  });
});

describe('set', () => {
  const source =
    'timeline 3 years\ninput x[]: number = 1\ninput y: choice(a, b) = a\nline z = x * 2\nvalue w = if(y = a, 1, 2)';

  it('[MODEL-ENGINE-13] changes one period, all of them, or a choice', () => {
    const evaluator = evaluated(source);
    evaluator.set('x', 5, 2);
    expect(numbersOf(evaluator, 'z')).toEqual([2, 10, 2]);
    evaluator.set('x', 3);
    expect(numbersOf(evaluator, 'z')).toEqual([6, 6, 6]);
    evaluator.set('y', 'b');
    expect(evaluator.number('w')).toBe(2);
    expect(evaluator.inputs()).toEqual({ x: [3, 3, 3], y: 'b' });
  });

  it.each([
    ['unheard_of', 1, undefined],
    ['z', 1, 1],
    ['x', Number.NaN, undefined],
    ['x', 1, 4],
    ['x', 'a', undefined],
    ['y', 'c', undefined],
  ])('[MODEL-ENGINE-14] throws on %s = %s in period %s and changes nothing', (name, value, period) => {
    const evaluator = evaluated(source);
    expect(() => {
      evaluator.set(name, value, period);
    }).toThrow(RangeError);
    expect(evaluator.inputs()).toEqual({ x: [1, 1, 1], y: 'a' });
  });

  it('[MODEL-ENGINE-23] does not touch a fork, nor the fork its origin', () => {
    const evaluator = evaluated(source);
    const fork = evaluator.fork();
    evaluator.set('x', 2);
    fork.set('x', 3);
    expect(evaluator.number('z', 1)).toBe(4);
    expect(fork.number('z', 1)).toBe(6);
  });
});

describe('read', () => {
  const evaluator = evaluated(freeCashFlowModel, freeCashFlowInputs);

  it('[MODEL-ENGINE-25] reads the base period of a line that has one, and none of one that has not', () => {
    expect(evaluator.read('revenue', 0)).toMatchObject({ ok: true, value: 1000, unit: { kind: 'amount' } });
    expect(evaluator.read('free_cash_flow', 0)).toEqual({
      ok: false,
      reason: 'There is no free cash flow in period 0: it has periods 1 to 5',
    });
  });

  it('[MODEL-ENGINE-16] gives a reason for what does not exist', () => {
    expect(evaluator.read('unheard_of')).toEqual({
      ok: false,
      reason: 'The model has nothing named unheard_of',
    });
    expect(evaluator.read('negative_equity')).toMatchObject({ ok: false });
    expect(evaluator.read('revenue')).toEqual({
      ok: false,
      reason: 'Revenue has one figure per period: say which, 0 to 5',
    });
    expect(evaluator.number('revenue', 9)).toBeNaN();
    expect(evaluator.number('revenue', 0.5)).toBeNaN();
  });
});

describe('what cannot be computed', () => {
  const source = [
    'timeline 3 years',
    'input price: amount',
    'input divisor[]: number',
    'line share = price / divisor',
    'line double = share * 2',
    'value total = sum(double)',
    'value fallback = if(min(divisor) = 0, price, total)',
  ].join('\n');
  const evaluator = evaluated(source, { price: 6, divisor: [1, 0, 0] });

  it('[MODEL-ENGINE-16] says what went wrong, where, and what was 0', () => {
    expect(evaluator.read('share', 2)).toEqual({
      ok: false,
      reason: 'Division by zero in share in period 2: divisor is 0',
    });
  });

  it('[MODEL-ENGINE-16] leads what depends on it back to where the trouble began', () => {
    expect(evaluator.read('total')).toEqual({
      ok: false,
      reason: 'Depends on share in period 2, which cannot be computed: division by zero: divisor is 0',
      cause: { name: 'share', period: 2 },
    });
    expect(evaluator.number('total')).toBeNaN();
  });

  it('[MODEL-ENGINE-16] leaves the other periods alone', () => {
    expect(evaluator.read('double', 1)).toMatchObject({ ok: true, value: 12 });
  });

  it('[MODEL-ENGINE-17] does no harm in a branch that is not taken', () => {
    expect(evaluator.read('fallback')).toMatchObject({ ok: true, value: 6 });
  });

  it.each([
    ['if(x = 0, 1, 1 / x)', 1],
    ['if(x <> 0, 1 / x, 2)', 2],
    ['if(and(x <> 0, 1 / x > 2), 1, 3)', 3],
    ['if(or(x = 0, 1 / x > 2), 4, 5)', 4],
  ])('[MODEL-ENGINE-17] %s is computed at 0', (formula, expected) => {
    expect(evaluated(`input x: number\nvalue a = ${formula}`, { x: 0 }).number('a')).toBe(expected);
  });

  it.each([
    ['1 / x', 0, 'Division by zero in a: x is 0'],
    ['1 / (1 / x)', 0, 'Division by zero in a: x is 0'],
    ['x / x', 0, 'Division by zero in a: x is 0'],
    ['x ^ x', 0, 'Zero to the power of zero in a'],
    ['x ^ -1', 0, 'Division by zero in a'],
    ['x ^ 0.5', -1, 'A fractional power of a negative number in a'],
    ['sqrt(x)', -1, 'The square root of a negative number in a'],
    ['ln(x)', 0, 'The logarithm of zero or a negative number in a'],
    ['exp(x)', 1000, 'The result is too large in a'],
    ['x * x', 1e200, 'The result is too large in a'],
    ['1 / (x * x)', 1e200, 'The result is too large in a'],
    ['if(1 / x > 1, 2, 3)', 0, 'Division by zero in a: x is 0'],
    ['and(1 / x > 1, 1 > 2) * 1', 0, 'Division by zero in a: x is 0'],
    ['max(1 / x, 1)', 0, 'Division by zero in a: x is 0'],
    ['round(1 / x, 2)', 0, 'Division by zero in a: x is 0'],
  ])('[MODEL-ENGINE-16] %s at %d: %s', (formula, x, reason) => {
    expect(evaluated(`input x: number\nvalue a = ${formula}`, { x }).read('a')).toEqual({
      ok: false,
      reason,
    });
  });

  it('[MODEL-ENGINE-16] holds for what no input can mend', () => {
    expect(evaluated('value a = 1 / (2 - 2)').read('a')).toEqual({
      ok: false,
      reason: 'Division by zero in a: (2 \u2212 2) is 0',
    });
  });
});
