import { expect, it } from 'vitest';
import { evaluated } from '../testing/compiled.js';

const rates = Array.from({ length: 2000 }, (_, index) => 0.03 + index / 10_000);

it('[MODEL-ENGINE-124] gives what Math.pow gives in lines, seeds, totals and operands of functions', () => {
  const source = `timeline 3 years
input rate: rate
line factor = max((1 + rate) ^ -(year - 0.5), 0) from power(1 + rate, 0.5)
value total = sum(1 / (1 + rate) ^ (year + 0.25))`;
  for (const rate of rates) {
    const evaluator = evaluated(source, { rate }, { powers: 'host' });
    expect([0, 1, 2, 3].map((period) => evaluator.number('factor', period))).toEqual([
      Math.pow(1 + rate, 0.5),
      Math.pow(1 + rate, -0.5),
      Math.pow(1 + rate, -1.5),
      Math.pow(1 + rate, -2.5),
    ]);
    const [first = 0, second = 0, third = 0] = [1.25, 2.25, 3.25].map(
      (years) => 1 / Math.pow(1 + rate, years),
    );
    expect(evaluator.number('total')).toBe(first + second + third);
  }
});

it('[MODEL-ENGINE-124] fails where powers fail, with the same reasons', () => {
  const source = 'input x: number\ninput y: number\nvalue result = x ^ y';
  for (const [x, y] of [
    [0, 0],
    [0, -1],
    [-2, 0.5],
    [10, 400],
  ] as const) {
    const host = evaluated(source, { x, y }, { powers: 'host' }).read('result');
    expect(host.ok).toBe(false);
    expect(host).toEqual(evaluated(source, { x, y }).read('result'));
  }
});
