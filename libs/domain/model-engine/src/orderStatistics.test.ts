import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBatch } from './many/createBatch.js';
import { compiled, errorsOf, evaluated, formulaValue } from './testing/compiled.js';

const figure = fc.double({ min: -1e6, max: 1e6, noNaN: true });
const figures = fc.array(figure, { minLength: 2, maxLength: 12 });
const share = fc.double({ min: 0, max: 1, noNaN: true });

/** Of a model with these figures as parts p0, p1, … and as the series s. */
const ofFigures = (values: readonly number[], at: number) => {
  const parts = values.map((_, index) => `p${index}`);
  const source = [
    `timeline ${values.length} years`,
    'input s[]: amount',
    'input at: rate',
    ...parts.map((name) => `input ${name}: amount`),
    `value middle = median(${parts.join(', ')})`,
    `value of_parts = quantile(${parts.join(', ')}, at)`,
    'value of_series = quantile(s, at)',
    'value half = quantile(s, 1 / 2)',
    'value least = quantile(s, 0)',
    'value greatest = quantile(s, 1)',
  ].join('\n');
  return evaluated(source, {
    s: [...values],
    at,
    ...Object.fromEntries(parts.map((name, index) => [name, values[index] as number])),
  });
};

describe('median of parts', () => {
  it.each([
    ['median(3, x, 1)', 2, 2],
    ['median(4, 1, 3, 2)', 0, 2.5],
    ['median(x, 9)', 1, 5],
  ])('[MODEL-ENGINE-213] %s at %d is %d', (formula, x, expected) => {
    expect(formulaValue(formula, x)).toBe(expected);
  });

  it('[MODEL-ENGINE-213] runs period by period, in any order', () => {
    const source =
      'timeline 3 years\ninput s[]: amount\nline a = median(s, 2 * s, 5)\nline b = median(5, 2 * s, s)';
    const evaluator = evaluated(source, { s: [1, 3, 8] });
    expect([1, 2, 3].map((period) => evaluator.number('a', period))).toEqual([2, 5, 8]);
    expect([1, 2, 3].map((period) => evaluator.number('b', period))).toEqual([2, 5, 8]);
    expect(evaluator.read('a', 1)).toMatchObject({ unit: { kind: 'amount' } });
    expect(evaluator.explain('a', 2)).toMatchObject({ formula: 'median(s, 2 * s, 5)' });
  });
});

describe('quantile', () => {
  // NumPy 2.4: numpy.quantile([8.2, 9.5, 7.1, 10.4, 30], [0, .1, .25, .5, .75, .9, 1]), whose default is type 7; so is
  // that of R's quantile(…).
  it.each([
    [0, 7.1],
    [0.1, 7.54],
    [0.25, 8.2],
    [0.5, 9.5],
    [0.75, 10.4],
    [0.9, 22.16],
    [1, 30],
  ])('[MODEL-ENGINE-214] at %d is %d, of parts and of periods', (at, expected) => {
    const evaluator = ofFigures([8.2, 9.5, 7.1, 10.4, 30], at);
    expect(evaluator.number('of_parts')).toBeCloseTo(expected, 12);
    expect(evaluator.number('of_series')).toBeCloseTo(expected, 12);
    expect(evaluator.read('of_parts')).toMatchObject({ unit: { kind: 'amount' } });
  });

  it('[MODEL-ENGINE-214] is that of Excel (function reference, PERCENTILE.INC)', () => {
    expect(formulaValue('quantile(1, 3, 2, 4, 0.3)')).toBeCloseTo(1.9, 12);
  });

  it('[MODEL-ENGINE-213] [MODEL-ENGINE-214] lies between the extremes, is the median at a half and rises with the share', () => {
    fc.assert(
      fc.property(figures, share, share, (values, one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        const [lower, upper] = [ofFigures(values, low), ofFigures(values, high)];
        const size = 1 + Math.max(...values.map(Math.abs));
        expect(lower.number('least')).toBe(Math.min(...values) + 0);
        expect(lower.number('greatest')).toBe(Math.max(...values) + 0);
        expect(Math.abs(lower.number('half') - lower.number('middle'))).toBeLessThan(1e-12 * size);
        expect(lower.number('of_parts')).toBe(lower.number('of_series'));
        expect(upper.number('of_series') - lower.number('of_series')).toBeGreaterThan(-1e-12 * size);
      }),
    );
  });

  it('[MODEL-ENGINE-214] runs over history', () => {
    const source =
      'timeline history 3 years, forecast 1 year\ninput h[history]: amount\nvalue past = quantile(history(h), 25%)';
    expect(evaluated(source, { h: [4, 1, 3] }).number('past')).toBe(2);
  });

  it.each([-0.1, 1.1])('[MODEL-ENGINE-215] has no figure at %d', (at) => {
    const evaluator = ofFigures([1, 2], at);
    const reason = (name: string) => ({
      ok: false,
      reason: `A quantile of a share below 0 or above 1 in ${name}`,
    });
    expect(evaluator.read('of_series')).toEqual(reason('of series'));
    expect(evaluator.read('of_parts')).toEqual(reason('of parts'));
  });

  it.each([
    ['quantile(x)', 'quantile(series | x, y, …, share) is given 1 arguments'],
    ['quantile(one, 0.5)', 'quantile runs over the periods of a series, and this is one figure'],
    ['quantile(x, one)', 'quantile takes a number here, not an amount'],
    ['quantile(one, one, one)', 'quantile takes a number here, not an amount'],
    ['quantile(day, 0.5)', 'quantile takes no dates'],
    ['median(one, history(h))', 'history(…) is the whole series of a function over the periods'],
  ])('[MODEL-ENGINE-215] %s is refused: %s', (formula, message) => {
    const source = `timeline history 2 years, forecast 2 years\ninput x[]: amount\ninput h[history]: amount\ninput day[]: date\ninput one: amount\nvalue result = ${formula}`;
    const messages = errorsOf(source).map((error) => error.message);
    expect(messages.filter((text) => text.includes(message))).toHaveLength(1);
  });
});

describe('a batch', () => {
  const source = [
    'timeline 3 years',
    'input s[]: number',
    'input x: number',
    'input at: number',
    'value of_series = quantile(s * x, at)',
    'value of_parts = quantile(x, 1 / x, 3, at)',
    'value middle = median(x, at, 1 / (x - 1), 2)',
    'line both = quantile(s, x, at) + median(s, x)',
  ].join('\n');

  it('[MODEL-ENGINE-216] has the figures and gaps of an evaluator in each lane', () => {
    const lane = fc.record({
      x: fc.oneof(fc.integer({ min: -2, max: 2 }), figure),
      at: fc.oneof(share, fc.constantFrom(-1, 2)),
    });
    const outputs = [
      { name: 'of_series' },
      { name: 'of_parts' },
      { name: 'middle' },
      { name: 'both', period: 2 },
    ];
    fc.assert(
      fc.property(fc.array(lane, { minLength: 1, maxLength: 5 }), (lanes) => {
        const fixed = { s: [2, -1, 7] };
        const created = createBatch(compiled(source), {
          outputs,
          varying: [{ name: 'x' }, { name: 'at' }],
          fixed,
        });
        if (!created.ok) throw new Error('the batch has problems');
        const results = created.batch.run([
          Float64Array.from(lanes, ({ x }) => x),
          Float64Array.from(lanes, ({ at }) => at),
        ]);
        lanes.forEach((given, index) => {
          const evaluator = evaluated(source, { ...fixed, ...given });
          expect(outputs.map((_, output) => results[output]?.[index])).toEqual(
            outputs.map(({ name, period }) => evaluator.number(name, period)),
          );
        });
      }),
    );
  });
});
