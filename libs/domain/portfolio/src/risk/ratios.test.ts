import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitrarySeries, changed, daily } from '../testing/arbitrarySeries.js';
import { baconPortfolio } from '../testing/baconReturns.js';
import { valueOf } from '../testing/valueOf.js';
import { calmarRatio } from './calmarRatio.js';
import { downsideDeviation } from './downsideDeviation.js';
import { sharpeRatio } from './sharpeRatio.js';
import { sortinoRatio } from './sortinoRatio.js';
import { volatility } from './volatility.js';

const alternating = (length: number) =>
  daily(Array.from({ length }, (_, at) => (at % 2 === 0 ? 0.02 : -0.01)));

// Bacon (2008) prints 0.0255 for the downside deviation, 0.157 for the Sortino ratio; more digits: PerformanceAnalytics 2.1.0.
it('[PORTFOLIO-57] has the published volatility and downside deviation', () => {
  const { perPeriod, annual, observations } = valueOf(volatility(baconPortfolio));
  expect(annual).toBeCloseTo(0.137000158679692, 14);
  expect(perPeriod * Math.sqrt(12)).toBeCloseTo(annual, 15);
  expect(observations).toBe(24);
  expect(valueOf(downsideDeviation(baconPortfolio, 0.005)).perPeriod).toBeCloseTo(0.0255367382412085, 14);
  expect(valueOf(downsideDeviation(baconPortfolio)).perPeriod).toBeCloseTo(0.0229374148499782, 14);
});

it('[PORTFOLIO-58] has the published Sharpe, Sortino and Calmar ratios', () => {
  const sharpe = valueOf(sharpeRatio(baconPortfolio, 0.035 / 12));
  expect(sharpe.perPeriod).toBeCloseTo(0.153819419105133, 14);
  expect(sharpe.annual).toBeCloseTo(0.153819419105133 * Math.sqrt(12), 14);
  expect(valueOf(sortinoRatio(baconPortfolio, 0.005)).perPeriod).toBeCloseTo(0.156637075660087, 14);
  expect(valueOf(sortinoRatio(baconPortfolio)).perPeriod).toBeCloseTo(0.392372028795065, 14);
  const calmar = valueOf(calmarRatio(baconPortfolio));
  expect(calmar.ratio).toBeCloseTo(0.716639051162374, 13);
  expect(calmar.annualReturn).toBeCloseTo(0.103678289729809, 14);
});

it('[PORTFOLIO-58] takes one risk-free return for all periods, or one for each', () => {
  fc.assert(
    fc.property(arbitrarySeries(), fc.double({ min: 0, max: 0.01, noNaN: true }), (series, riskFree) => {
      const each = series.returns.map(() => riskFree);
      expect(sharpeRatio(series, each)).toEqual(sharpeRatio(series, riskFree));
    }),
  );
  expect(sharpeRatio(daily([0.1, 0.2]), Float64Array.of(0.01))).toEqual({
    ok: false,
    reason: 'The number of returns (2) differs from that of the risk-free returns (1).',
  });
  expect(sharpeRatio(daily([0.1, 0.2]), Float64Array.of(0.01, Infinity))).toEqual({
    ok: false,
    reason: 'Risk-free return 2 is not a finite number.',
  });
  expect(sharpeRatio(daily([0.1, 0.2]), Number.NaN)).toEqual({
    ok: false,
    reason: 'Risk-free return is not a finite number.',
  });
});

it('[PORTFOLIO-57] scales with the returns and does not depend on what is added to all', () => {
  fc.assert(
    fc.property(arbitrarySeries(), fc.double({ min: -0.1, max: 0.1, noNaN: true }), (series, shift) => {
      const { perPeriod, annual } = valueOf(volatility(series));
      expect(valueOf(volatility(changed(series, 2))).perPeriod).toBeCloseTo(2 * perPeriod, 14);
      expect(valueOf(volatility(changed(series, 1, shift))).annual).toBeCloseTo(annual, 13);
      const downside = valueOf(downsideDeviation(series, 0.001)).perPeriod;
      expect(valueOf(downsideDeviation(changed(series, 2), 0.002)).perPeriod).toBeCloseTo(2 * downside, 14);
      expect(valueOf(downsideDeviation(changed(series, 1, shift), 0.001 + shift)).perPeriod).toBeCloseTo(
        downside,
        14,
      );
    }),
  );
});

it('[PORTFOLIO-58] has no ratio to a risk of zero', () => {
  const steady = daily([0.1, 0.1, 0.1]);
  expect(volatility(steady)).toMatchObject({ value: { perPeriod: 0, annual: 0 } });
  expect(sharpeRatio(steady, 0.05)).toEqual({ ok: false, reason: 'The returns have no volatility.' });
  // What is left after 0.1 + 0.2 − 0.2 differs from 0.1 by rounding only.
  expect(sharpeRatio(daily([0.1 + 0.2, 0.1]), Float64Array.of(0.2, 0))).toMatchObject({ ok: false });
  expect(sortinoRatio(steady, 0.1)).toEqual({
    ok: false,
    reason: 'No return is below the minimum acceptable return.',
  });
  expect(calmarRatio(daily(Array.from({ length: 252 }, () => 0.01)))).toEqual({
    ok: false,
    reason: 'There is no drawdown.',
  });
});

it('[PORTFOLIO-58] has a Calmar ratio from a year of returns on', () => {
  expect(calmarRatio(alternating(251))).toEqual({
    ok: false,
    reason: 'The returns cover less than a year.',
  });
  const { ratio, annualReturn, maximumDrawdown } = valueOf(calmarRatio(alternating(252)));
  expect(annualReturn).toBeCloseTo((1.02 * 0.99) ** 126 - 1, 12);
  expect(maximumDrawdown).toBeCloseTo(0.01, 15);
  expect(ratio).toBeCloseTo(annualReturn / 0.01, 9);
  expect(calmarRatio(daily([...alternating(251).returns, -1]))).toMatchObject({
    value: { annualReturn: -1, maximumDrawdown: 1, ratio: -1 },
  });
  expect(calmarRatio(daily([-0.5, ...Array.from({ length: 252 }, () => 1e8)]))).toEqual({
    ok: false,
    reason: 'The annual return is out of range.',
  });
});

it('[PORTFOLIO-56] refuses too few returns, those that are not finite and periods that cannot be', () => {
  for (const measure of [volatility, downsideDeviation, sharpeRatio, sortinoRatio]) {
    expect(measure(daily([0.1]))).toEqual({ ok: false, reason: 'At least 2 returns are needed.' });
    expect(measure(daily([0.1, Infinity, 0.2]))).toEqual({
      ok: false,
      reason: 'Return 2 is not a finite number.',
    });
    expect(measure(daily([0.1, 0.2, -1e10]))).toEqual({ ok: false, reason: 'Return 3 is out of range.' });
    expect(measure({ returns: Float64Array.of(0.1, 0.2), periodsPerYear: 0 })).toEqual({
      ok: false,
      reason: 'The number of periods per year must be above zero.',
    });
  }
});

it('[PORTFOLIO-56] has a finite figure or a reason for any finite returns', () => {
  const returns = fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { maxLength: 8 });
  const small = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { maxLength: 8 });
  let known = 0;
  fc.assert(
    fc.property(fc.oneof(returns, small), (given) => {
      const series = { returns: Float64Array.from(given), periodsPerYear: 4 };
      for (const measure of [volatility, downsideDeviation, sharpeRatio, sortinoRatio]) {
        const found = measure(series);
        if (!found.ok) continue;
        known += 1;
        expect([found.value.perPeriod, found.value.annual].every(Number.isFinite)).toBe(true);
      }
      const calmar = calmarRatio(series);
      if (calmar.ok) expect(Number.isFinite(calmar.value.ratio)).toBe(true);
    }),
  );
  expect(known).toBeGreaterThan(50);
});
