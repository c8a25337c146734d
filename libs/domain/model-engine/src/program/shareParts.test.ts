import { describe, expect, it } from 'vitest';
import { compiled, evaluated } from '../testing/compiled.js';
import { instructionWidth } from './program.js';

const instructionCount = (source: string): number =>
  compiled(source).program.instructions.length / instructionWidth;

describe('parts that occur more than once', () => {
  it('[MODEL-ENGINE-262] are computed once: each running total continues the one before it', () => {
    const lines = Array.from(
      { length: 60 },
      (_, index) => `line total${index}: number = cumulative(${index === 0 ? 'x' : `total${index - 1}`})`,
    );
    const source = `timeline 50 years\ninput x[]: number = 1\n${lines.join('\n')}`;
    expect(instructionCount(source)).toBe(60 * 50);
    expect(evaluated(source).number('total1', 50)).toBe((50 * 51) / 2);
  });

  it('[MODEL-ENGINE-262] are computed once: a total over all periods is the same in each', () => {
    const source = 'timeline 50 years\ninput x[]: number = 2\nline share: rate = x / sum(x)';
    // 49 additions, 50 divisions.
    expect(instructionCount(source)).toBe(99);
    expect(evaluated(source).number('share', 7)).toBe(0.02);
  });

  it('[MODEL-ENGINE-262] are the whole formula of one figure and a part of another', () => {
    const source = 'input x: number = 3\nvalue a = x * 5 + 1\nvalue b = (x * 5 + 1) / 4\nvalue c = x * 5 + 1';
    expect(instructionCount(source)).toBe(4);
    const evaluator = evaluated(source);
    evaluator.set('x', 7);
    expect(['a', 'b', 'c'].map((name) => evaluator.number(name))).toEqual([36, 9, 36]);
  });

  it('[MODEL-ENGINE-262] leave the reason of each figure its own', () => {
    const evaluator = evaluated('input x: number = 0\nvalue a = 1 / x + 2\nvalue b = 1 / x * 3');
    for (const name of ['a', 'b']) {
      expect(evaluator.read(name)).toEqual({ ok: false, reason: `Division by zero in ${name}: x is 0` });
      expect(evaluator.explain(name).operands.map(({ label }) => label)).toEqual(['X']);
    }
  });

  it('[MODEL-ENGINE-262] may be parts of circular references, whose figures stay those of their formulas', () => {
    const source = (factor: string): string =>
      `input rate: rate = 10%
input debt: number = 100
iterate interest tolerance 1e-12 at most 100 rounds
value interest: number = (closing + debt) / 2 * ${factor}
value closing: number = debt + interest
value again: number = (closing + debt) / 2 * ${factor}`;
    const shared = evaluated(source('rate * 2 / 2'));
    const plain = evaluated(source('rate'));
    for (const name of ['interest', 'closing', 'again'])
      expect(shared.number(name)).toBeCloseTo(plain.number(name), 9);
    expect(shared.number('again')).toBe(shared.number('interest'));
  });
});
