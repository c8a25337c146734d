import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shapleyShares } from './shapleyShares.js';
import { shareOut, type ChangeShare, type SharedOut } from './shareOut.js';

type State = Readonly<Record<string, number>>;

/** The shares of all names in the change of a figure that is a formula of them. */
const shared = (from: State, to: State, figureOf: (state: State) => number): SharedOut => {
  const state = { ...from };
  return shareOut({
    names: Object.keys(from),
    move: (name, when) => {
      state[name] = (when === 'before' ? from : to)[name] as number;
    },
    read: () => figureOf(state),
  });
};
const sharesBetween = (
  from: State,
  to: State,
  figureOf: (state: State) => number,
): readonly ChangeShare[] => {
  const result = shared(from, to, figureOf);
  if (!result.ok) throw new Error(`no figure with only ${result.changed.join()} changed`);
  return result.shares;
};
const total = (shares: readonly ChangeShare[]): number => shares.reduce((sum, { share }) => sum + share, 0);

/** Five years of cash flow and a perpetuity, per share; NaN where the perpetuity has no limit. */
const valuePerShare = ({
  growth = 0,
  margin = 0,
  reinvestment = 0,
  wacc = 0,
  terminal_growth: perpetual = 0,
}: State): number => {
  if (wacc <= perpetual) return Number.NaN;
  const flows = [1, 2, 3, 4, 5].map((year) => 1000 * (1 + growth) ** year * margin * (1 - reinvestment));
  const present = flows.map((flow, at) => flow / (1 + wacc) ** (at + 0.5));
  const terminal = ((flows.at(-1) as number) * (1 + perpetual)) / (wacc - perpetual);
  return (total(present.map((share) => ({ inputs: [], share }))) + terminal / (1 + wacc) ** 5) / 100;
};
const start = { growth: 0.07, margin: 0.2, reinvestment: 0.3, wacc: 0.09, terminal_growth: 0.02 };

describe('shares of a change', () => {
  it('[UNCERTAINTY-24] total the change for any change, and are those of the way back with the other sign', () => {
    const rate = fc.integer({ min: 60, max: 150 }).map((k) => k / 1000);
    fc.assert(
      fc.property(rate, rate, rate, rate, (wacc, margin, growth, reinvestment) => {
        const to = { ...start, wacc, margin, growth, reinvestment };
        const [before, after] = [valuePerShare(start), valuePerShare(to)];
        const [there, back] = [
          sharesBetween(start, to, valuePerShare),
          sharesBetween(to, start, valuePerShare),
        ];
        const scale = Math.max(before, after);
        expect(Math.abs(total(there) - (after - before)) / scale).toBeLessThan(1e-12);
        for (const { inputs, share } of there) {
          const opposite = back.find((each) => each.inputs[0] === inputs[0]);
          expect(Math.abs(share + (opposite?.share ?? Number.NaN)) / scale).toBeLessThan(1e-12);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('[UNCERTAINTY-24] do not depend on the order in which names are given, to the last bit', () => {
    const reversed = (state: State): State => Object.fromEntries(Object.entries(state).toReversed());
    const to = { growth: 0.05, margin: 0.23, reinvestment: 0.25, wacc: 0.08, terminal_growth: 0.025 };
    expect(sharesBetween(reversed(start), reversed(to), valuePerShare)).toEqual(
      sharesBetween(start, to, valuePerShare),
    );
  });

  it('[UNCERTAINTY-24] split an interaction evenly', () => {
    // a × b goes from 1 × 1 to 3 × 4: alone they add 2 and 3, together 6 more.
    const shares = sharesBetween(
      { a: 1, b: 1, c: 0 },
      { a: 3, b: 4, c: 7 },
      ({ a = 0, b = 0, c = 0 }) => a * b + c,
    );
    const byInput = Object.fromEntries(
      shares.map(({ inputs, share }) => [inputs.join(), Number(share.toPrecision(14))]),
    );
    expect(byInput).toEqual({ a: 5, b: 6, c: 7 });
  });

  it('[UNCERTAINTY-25] of more than ten names are of the nine with the largest effects, and of the rest together', () => {
    const names = Array.from({ length: 14 }, (_, at) => `x${at}`);
    const stateOf = (figure: (at: number) => number): State =>
      Object.fromEntries(names.map((name, at) => [name, figure(at)]));
    const shares = sharesBetween(
      stateOf(() => 0),
      stateOf((at) => at + 1),
      (state) => names.reduce((sum, name) => sum + (state[name] as number), 0),
    );
    expect(shares).toHaveLength(10);
    expect(shares[0]).toMatchObject({ inputs: ['x4', 'x3', 'x2', 'x1', 'x0'] });
    expect(shares[0]?.share).toBeCloseTo(15, 12);
    expect(shares[1]).toMatchObject({ inputs: ['x13'] });
    expect(shares[1]?.share).toBeCloseTo(14, 12);
  });

  it('[UNCERTAINTY-24] name the fewest changes on the way that leave no figure', () => {
    const low = { ...start, wacc: 0.03, terminal_growth: 0.01 };
    const high = { ...start, wacc: 0.09, terminal_growth: 0.05 };
    expect(shared(low, high, valuePerShare)).toEqual({ ok: false, changed: ['terminal_growth'] });
    expect(shared({ ...low, terminal_growth: 0.05 }, high, valuePerShare)).toEqual({
      ok: false,
      changed: [],
    });
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
