import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Segment } from '../contribution/Segment.js';
import { valueOf } from '../testing/valueOf.js';
import { linkAttribution } from './linkAttribution.js';
import { weightsAndReturns } from './weightsAndReturns.js';

const columns = (...values: readonly number[]) => Float64Array.from(values);

/** Two holdings and cash over some days, with trades between them and a deposit on some. */
const arbitraryPortfolio = fc
  .array(
    fc.record({
      moves: fc.tuple(...[0, 1].map(() => fc.integer({ min: -80, max: 90 }))),
      trades: fc.tuple(...[0, 1].map(() => fc.integer({ min: -200, max: 200 }))),
      deposit: fc.nat(300),
    }),
    { minLength: 2, maxLength: 15 },
  )
  .map((steps) => {
    const days = Int32Array.from({ length: steps.length + 1 }, (_, day) => day);
    const segment = (): Segment => ({
      values: new Float64Array(days.length),
      flows: new Float64Array(days.length),
      gains: new Float64Array(days.length),
    });
    const segments = [segment(), segment(), segment()] as const;
    const whole = {
      days,
      values: new Float64Array(days.length),
      inflows: new Float64Array(days.length),
      outflows: new Float64Array(days.length),
    };
    segments.forEach(({ values }, at) => {
      values[0] = [1000, 500, 5000][at] as number;
    });
    whole.values[0] = 6500;
    steps.forEach(({ moves, trades, deposit }, before) => {
      const day = before + 1;
      whole.inflows[day] = deposit;
      segments.forEach(({ values, flows, gains }, at) => {
        const held = values[before] as number;
        const flow =
          at < 2
            ? Math.max(trades[at] as number, -held)
            : deposit - (segments[0].flows[day] as number) - (segments[1].flows[day] as number);
        flows[day] = flow;
        gains[day] = at < 2 ? (held * (moves[at] as number)) / 1000 : 0.1;
        values[day] = held + flow + (gains[day] as number);
        whole.values[day] = (whole.values[day] as number) + (values[day] as number);
      });
    });
    return { whole, segments };
  });

it('[PORTFOLIO-193] has weights that add up to 1, and returns that with them make the time-weighted return', () => {
  fc.assert(
    fc.property(arbitraryPortfolio, ({ whole, segments }) => {
      const { weights, returns, total } = valueOf(weightsAndReturns(whole, segments));
      expect(weights.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
      const sum = weights.reduce(
        (product, each, at) => (each === 0 ? product : product + each * (returns[at] as number)),
        0,
      );
      expect(sum).toBeCloseTo(total, 10);
    }),
  );
});

it('[PORTFOLIO-193] is opening weight and return where nothing is traded for a day', () => {
  const still = { flows: columns(0, 0) };
  const { weights, returns, total } = valueOf(
    weightsAndReturns(
      {
        days: Int32Array.of(0, 1),
        values: columns(100, 103),
        inflows: columns(0, 0),
        outflows: columns(0, 0),
      },
      [
        { ...still, values: columns(60, 66), gains: columns(0, 6) },
        { ...still, values: columns(40, 37), gains: columns(0, -3) },
        { ...still, values: columns(0, 0), gains: columns(0, 0) },
      ],
    ),
  );
  expect([...weights]).toEqual([0.6, 0.4, 0]);
  expect([...returns]).toEqual([expect.closeTo(0.1, 12), expect.closeTo(-0.075, 12), Number.NaN]);
  expect(total).toBeCloseTo(0.03, 12);
});

it('[PORTFOLIO-193] counts what a segment without a weight gained in the largest', () => {
  const still = { flows: columns(0, 0) };
  const { returns, total } = valueOf(
    weightsAndReturns(
      {
        days: Int32Array.of(0, 1),
        values: columns(100, 105),
        inflows: columns(0, 0),
        outflows: columns(0, 0),
      },
      [
        { ...still, values: columns(100, 105), gains: columns(0, 4) },
        { values: columns(0, 0), flows: columns(0, -1), gains: columns(0, 1) },
      ],
    ),
  );
  expect([returns[0], returns[1], total]).toEqual([
    expect.closeTo(0.05, 12),
    Number.NaN,
    expect.closeTo(0.05, 12),
  ]);
});

it('[PORTFOLIO-193] starts with the first value, and says if there is none', () => {
  const whole = {
    days: Int32Array.of(0, 1),
    values: columns(0, 50),
    inflows: columns(0, 50),
    outflows: columns(0, 0),
  };
  const deposit = { values: columns(0, 50), flows: columns(0, 50), gains: columns(0, 0) };
  expect([...valueOf(weightsAndReturns(whole, [deposit])).weights]).toEqual([1]);
  const nothing = {
    days: Int32Array.of(0, 1),
    values: columns(0, 0),
    inflows: columns(0, 0),
    outflows: columns(0, 0),
  };
  expect(
    weightsAndReturns(nothing, [{ values: columns(0, 0), flows: columns(0, 0), gains: columns(0, 0) }]),
  ).toEqual({ ok: false, reason: 'Nothing was held in the period.' });
});

it('[PORTFOLIO-194] has linked effects by period, which add up to those of all periods', () => {
  const period = (own: number) => ({
    weights: columns(0.7, 0.3),
    returns: columns(own, 0.02),
    benchmarkWeights: columns(0.5, 0.5),
    benchmarkReturns: columns(0.01, -0.01),
  });
  const { periods, allocation, selection, interaction, excess } = valueOf(
    linkAttribution([period(0.05), period(-0.02), period(0.1)]),
  );
  const sumOf = (effect: 'allocation' | 'selection' | 'interaction', at: number) =>
    periods.reduce((sum, effects) => sum + (effects[effect][at] as number), 0);
  for (const at of [0, 1]) {
    expect(sumOf('allocation', at)).toBeCloseTo(allocation[at] as number, 12);
    expect(sumOf('selection', at)).toBeCloseTo(selection[at] as number, 12);
    expect(sumOf('interaction', at)).toBeCloseTo(interaction[at] as number, 12);
  }
  expect([...allocation, ...selection, ...interaction].reduce((sum, each) => sum + each, 0)).toBeCloseTo(
    excess,
    12,
  );
});
