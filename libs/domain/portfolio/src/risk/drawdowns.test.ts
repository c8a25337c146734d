import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitrarySeries, daily } from '../testing/arbitrarySeries.js';
import { baconPortfolio } from '../testing/baconReturns.js';
import { valueOf } from '../testing/valueOf.js';
import { drawdowns } from './drawdowns.js';
import { ulcerIndex } from './ulcerIndex.js';

it('[PORTFOLIO-55] finds the drawdowns of the published months', () => {
  const found = valueOf(drawdowns(baconPortfolio));
  expect(found.drawdowns.map(({ peak, trough, recovery }) => [peak, trough, recovery])).toEqual([
    [3, 4, 5],
    [8, 9, 10],
    [10, 11, 12],
    [13, 18, null],
  ]);
  // PerformanceAnalytics 2.1.0 (R), maxDrawdown, AverageDrawdown and UlcerIndex of these months.
  expect(found.maximumDrawdown).toBeCloseTo(0.144672955739218, 14);
  expect(found.deepest).toBe(found.drawdowns[3]);
  const depths = found.drawdowns.reduce((sum, { depth }) => sum + depth, 0);
  expect(depths / 4).toBeCloseTo(0.0434182389348045, 14);
  expect(valueOf(ulcerIndex(baconPortfolio)).index).toBeCloseTo(0.0611842872618962, 14);
});

it('[PORTFOLIO-55] counts from the last period at the high to the first that reaches it again', () => {
  const found = valueOf(drawdowns(daily([0.1, 0, -0.2, 0, -0.1, 1, -1, 0.5])));
  expect(found.drawdowns).toEqual([
    { depth: expect.closeTo(0.28, 15), peak: 2, trough: 5, recovery: 6 },
    { depth: 1, peak: 6, trough: 7, recovery: null },
  ]);
  // From 90 back to 100 is a return that rounding puts below what was lost.
  const values = [100, 90, 100, 70, 100];
  const rounded = values.slice(1).map((value, at) => value / (values[at] as number) - 1);
  expect(valueOf(drawdowns(daily(rounded))).drawdowns.map(({ recovery }) => recovery)).toEqual([2, 4]);
});

it('[PORTFOLIO-55] has none where the value never falls', () => {
  expect(drawdowns(daily([0, 0.1, 0]))).toMatchObject({
    ok: true,
    value: { drawdowns: [], maximumDrawdown: 0, deepest: null },
  });
  expect(ulcerIndex(daily([0, 0.1, 0]))).toMatchObject({ value: { index: 0 } });
});

it('[PORTFOLIO-55] has drawdowns that follow each other, and a maximum from 0 to 1 that no new high changes', () => {
  fc.assert(
    fc.property(arbitrarySeries(1), (series) => {
      const found = valueOf(drawdowns(series));
      expect(found.maximumDrawdown).toBe(Math.max(0, ...found.drawdowns.map(({ depth }) => depth)));
      expect(found.maximumDrawdown).toBeGreaterThanOrEqual(0);
      expect(found.maximumDrawdown).toBeLessThanOrEqual(1);
      let free = 0;
      for (const { depth, peak, trough, recovery } of found.drawdowns) {
        const end = recovery ?? Infinity;
        expect(depth > 0 && free <= peak && peak < trough && trough < end).toBe(true);
        free = end;
      }
      const isOpen = found.drawdowns.at(-1)?.recovery === null;
      const toNewHigh = isOpen ? 1 / (1 - found.maximumDrawdown) : 0.01;
      const appended = valueOf(drawdowns(daily([...series.returns, toNewHigh])));
      expect(appended.maximumDrawdown).toBe(found.maximumDrawdown);
      expect(appended.drawdowns).toHaveLength(found.drawdowns.length);
      expect(appended.drawdowns.every(({ recovery }) => recovery !== null)).toBe(true);
    }),
  );
});

it('[PORTFOLIO-55] has an ulcer index of no more than the maximum drawdown', () => {
  fc.assert(
    fc.property(arbitrarySeries(1), (series) => {
      const { index } = valueOf(ulcerIndex(series));
      expect(index).toBeLessThanOrEqual(valueOf(drawdowns(series)).maximumDrawdown + 1e-15);
    }),
  );
});

it('[PORTFOLIO-56] refuses a return that cannot be compounded, with its place', () => {
  for (const measure of [drawdowns, ulcerIndex]) {
    expect(measure(daily([0.1, -1.2]))).toEqual({
      ok: false,
      reason: 'Return 2 is a loss of more than 100%.',
    });
    expect(measure(daily([0.1, 0.2, Number.NaN]))).toEqual({
      ok: false,
      reason: 'Return 3 is not a finite number.',
    });
    expect(measure(daily([]))).toEqual({ ok: false, reason: 'There are no returns.' });
  }
});

it('[PORTFOLIO-56] notes fewer than 60 observations', () => {
  const of = (count: number) => valueOf(drawdowns(daily(Array.from({ length: count }, () => -0.01))));
  expect(of(59)).toMatchObject({
    observations: 59,
    note: 'Based on 59 observations; fewer than 60 give an unreliable figure.',
  });
  expect(of(60)).toMatchObject({ observations: 60, note: null });
});
