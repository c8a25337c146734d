import { compileModel, type CompiledModel, type InputValues } from '@finance-analyst/model-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueInputs, valueModel, valueOutput } from '../testing/valueModel.js';
import { shapleyShares } from './shapleyShares.js';
import { sharesOfChange, type ChangeShares } from './sharesOfChange.js';

const compiled = (text: string): CompiledModel => {
  const compilation = compileModel(text);
  if (!compilation.ok) throw new Error(compilation.errors.map(({ message }) => message).join());
  return compilation.model;
};
const sharesBetween = (
  from: InputValues,
  to: InputValues,
  model = valueModel,
  output: string = valueOutput.name,
): ChangeShares => {
  const shares = sharesOfChange(model, { from, to, output: { name: output } });
  if (!shares.ok) throw new Error(shares.reason);
  return shares.value;
};
const total = ({ shares }: ChangeShares): number => shares.reduce((sum, { share }) => sum + share, 0);

describe('shares of a change', () => {
  const changed = {
    ...valueInputs,
    growth: [0.12, 0.09, 0.07, 0.06, 0.05, 0.03],
    margin: 0.23,
    wacc: 0.08,
    reinvestment: 0.25,
    method: 'exit',
  };

  it('[UNCERTAINTY-24] are of the changed inputs only, and total the change', () => {
    const shares = sharesBetween(valueInputs, changed);
    expect(shares.shares.map(({ inputs }) => inputs.join()).toSorted()).toEqual([
      'growth',
      'margin',
      'method',
      'reinvestment',
      'wacc',
    ]);
    expect(Math.abs(total(shares) / (shares.to - shares.from) - 1)).toBeLessThan(1e-12);
    expect(sharesBetween(valueInputs, valueInputs).shares).toEqual([]);
  });

  it('[UNCERTAINTY-24] total the change for any change, and are those of the way back with the other sign', () => {
    const rate = fc.integer({ min: 60, max: 150 }).map((k) => k / 1000);
    fc.assert(
      fc.property(rate, rate, rate, rate, (wacc, margin, growth, reinvestment) => {
        const to = { ...valueInputs, wacc, margin, growth, reinvestment };
        const [there, back] = [sharesBetween(valueInputs, to), sharesBetween(to, valueInputs)];
        const scale = Math.max(there.from, there.to);
        expect(Math.abs(total(there) - (there.to - there.from)) / scale).toBeLessThan(1e-12);
        for (const { inputs, share } of there.shares) {
          const opposite = back.shares.find((each) => each.inputs[0] === inputs[0]);
          expect(Math.abs(share + (opposite?.share ?? Number.NaN)) / scale).toBeLessThan(1e-12);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('[UNCERTAINTY-24] do not depend on the order in which inputs are given or declared, to the last bit', () => {
    const reversed = (inputs: InputValues): InputValues =>
      Object.fromEntries(Object.entries(inputs).toReversed());
    expect(sharesBetween(reversed(valueInputs), reversed(changed))).toEqual(
      sharesBetween(valueInputs, changed),
    );
    const declared = (names: readonly string[]) =>
      compiled(
        `${names.map((name) => `input ${name}: number`).join('\n')}\nvalue result = (a + b / 3) * c ^ 1.1`,
      );
    const [from, to] = [
      { a: 1, b: 2, c: 3 },
      { a: 1.1, b: 2.7, c: 5 },
    ];
    expect(sharesBetween(from, to, declared(['c', 'a', 'b']), 'result')).toEqual(
      sharesBetween(from, to, declared(['a', 'b', 'c']), 'result'),
    );
  });

  it('[UNCERTAINTY-24] split an interaction evenly', () => {
    const product = compiled('input a: number\ninput b: number\ninput c: number\nvalue result = a * b + c');
    // a × b goes from 1 × 1 to 3 × 4: alone they add 2 and 3, together 6 more.
    const { shares } = sharesBetween({ a: 1, b: 1, c: 0 }, { a: 3, b: 4, c: 7 }, product, 'result');
    const byInput = Object.fromEntries(
      shares.map(({ inputs, share }) => [inputs.join(), Number(share.toPrecision(14))]),
    );
    expect(byInput).toEqual({ a: 5, b: 6, c: 7 });
  });

  it('[UNCERTAINTY-25] of more than ten inputs are of the nine with the largest effects, and of the rest together', () => {
    const names = Array.from({ length: 14 }, (_, at) => `x${at}`);
    const sum = compiled(
      `${names.map((name) => `input ${name}: number`).join('\n')}\nvalue result = ${names.join(' + ')}`,
    );
    const inputsOf = (figure: (at: number) => number): InputValues =>
      Object.fromEntries(names.map((name, at) => [name, figure(at)]));
    const { shares } = sharesBetween(
      inputsOf(() => 0),
      inputsOf((at) => at + 1),
      sum,
      'result',
    );
    expect(shares).toHaveLength(10);
    expect(shares[0]).toMatchObject({ inputs: ['x4', 'x3', 'x2', 'x1', 'x0'] });
    expect(shares[0]?.share).toBeCloseTo(15, 12);
    expect(shares[1]).toMatchObject({ inputs: ['x13'] });
    expect(shares[1]?.share).toBeCloseTo(14, 12);
  });

  it('[UNCERTAINTY-24] have a reason where a combination on the way has no figure', () => {
    const reasonOf = (from: InputValues, to: InputValues): string => {
      const shares = sharesOfChange(valueModel, { from, to, output: valueOutput });
      return shares.ok ? '' : shares.reason;
    };
    const low = { ...valueInputs, wacc: 0.03, terminal_growth: 0.01 };
    const high = { ...valueInputs, wacc: 0.09, terminal_growth: 0.05 };
    expect(reasonOf(low, high)).toBe(
      'With only terminal_growth changed, value_per_share has no figure to share out.',
    );
    expect(reasonOf(low, { ...low, terminal_growth: 0.05 })).not.toBe('');
    expect(reasonOf({ revenue_now: 1 }, high)).toContain('wacc is missing');
  });
});

describe('Shapley values', () => {
  it('[UNCERTAINTY-24] agree with the published glove game', () => {
    // One has a left glove, two have a right one; a pair is worth 1: 2/3, 1/6 and 1/6.
    const glove = Float64Array.from({ length: 8 }, (_, set) => (set & 1 && set & 6 ? 1 : 0));
    const [left, ...right] = shapleyShares(glove);
    expect(left).toBeCloseTo(2 / 3, 14);
    for (const share of right) expect(share).toBeCloseTo(1 / 6, 14);
  });

  it('[UNCERTAINTY-24] total the value of all for any game of up to ten', () => {
    const game = fc.integer({ min: 0, max: 10 }).chain((count) =>
      fc.array(fc.double({ min: -1, max: 1, noNaN: true }), {
        minLength: 2 ** count,
        maxLength: 2 ** count,
      }),
    );
    fc.assert(
      fc.property(game, (list) => {
        const sum = shapleyShares(Float64Array.from(list)).reduce((before, share) => before + share, 0);
        expect(Math.abs(sum - ((list.at(-1) as number) - (list[0] as number)))).toBeLessThan(1e-12);
      }),
    );
    expect(() => shapleyShares(new Float64Array(3))).toThrow(RangeError);
  });
});
