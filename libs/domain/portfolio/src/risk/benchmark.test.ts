import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryReturn, changed, daily } from '../testing/arbitrarySeries.js';
import { baconBenchmark, baconPortfolio } from '../testing/baconReturns.js';
import { valueOf } from '../testing/valueOf.js';
import { captureRatios } from './captureRatios.js';
import { informationRatio } from './informationRatio.js';
import { regressOnMarket } from './regressOnMarket.js';
import { trackingError } from './trackingError.js';
import { volatility } from './volatility.js';

/** A portfolio and a benchmark that varies. */
const arbitraryPair = fc
  .array(fc.tuple(arbitraryReturn, arbitraryReturn), { minLength: 3, maxLength: 80 })
  .map((pairs) => [daily(pairs.map(([own]) => own)), daily(pairs.map(([, market]) => market))] as const)
  .filter(([, market]) => new Set(market.returns).size > 1);

// PerformanceAnalytics 2.1.0 (R): CAPM.beta and CAPM.alpha at a risk-free return of 3.5% ÷ 12; the other figures by NumPy and SciPy (linregress).
it('[PORTFOLIO-59] has the published beta and alpha', () => {
  const found = valueOf(regressOnMarket(baconPortfolio, baconBenchmark, 0.035 / 12));
  expect(found.beta).toBeCloseTo(0.998850208622575, 13);
  expect(found.alphaPerPeriod).toBeCloseTo(-0.00103347440310251, 15);
  expect(found.alphaAnnual).toBeCloseTo(12 * -0.00103347440310251, 14);
  expect(found.rSquared).toBeCloseTo(0.969385814875305 ** 2, 13);
  expect(found.residualDeviation).toBeCloseTo(0.009929097595583278, 14);
  expect(found.betaStandardError).toBeCloseTo(0.05394101554607783, 13);
  expect(found.alphaStandardError).toBeCloseTo(0.0020628863614047055, 14);
});

it('[PORTFOLIO-59] of a series against itself has a beta of 1 and no alpha', () => {
  fc.assert(
    fc.property(arbitraryPair, ([, market]) => {
      expect(valueOf(regressOnMarket(market, market))).toMatchObject({
        beta: 1,
        betaStandardError: 0,
        alphaPerPeriod: 0,
        alphaAnnual: 0,
        rSquared: expect.closeTo(1, 12),
        residualDeviation: 0,
      });
    }),
  );
});

it('[PORTFOLIO-59] keeps beta where both scale, and residuals do not go with the benchmark', () => {
  fc.assert(
    fc.property(arbitraryPair, ([own, market]) => {
      const found = valueOf(regressOnMarket(own, market, 0.0001));
      const doubled = valueOf(regressOnMarket(changed(own, 2), changed(market, 2), 0.0002));
      expect(doubled.beta).toBeCloseTo(found.beta, 8);
      expect(doubled.alphaPerPeriod).toBeCloseTo(2 * found.alphaPerPeriod, 8);
      const residuals = own.returns.map(
        (each, at) => each - 0.0001 - found.beta * ((market.returns[at] as number) - 0.0001),
      );
      const again = valueOf(regressOnMarket({ ...own, returns: residuals }, market));
      expect(again.beta).toBeCloseTo(0, 8);
      expect(again.alphaPerPeriod).toBeCloseTo(found.alphaPerPeriod, 8);
    }),
  );
});

it('[PORTFOLIO-59] has a reason where the benchmark does not vary, and no R² where the portfolio does not', () => {
  const steady = daily([0.1, 0.1, 0.1]);
  const moving = daily([0.1, -0.1, 0.2]);
  expect(regressOnMarket(moving, steady)).toEqual({ ok: false, reason: 'The benchmark has no volatility.' });
  expect(regressOnMarket(steady, moving)).toMatchObject({ value: { beta: 0, rSquared: null } });
});

// PerformanceAnalytics 2.1.0 (R), TrackingError; NumPy for the ratio, whose definition differs there.
it('[PORTFOLIO-60] has the published tracking error, and the information ratio of arithmetic means', () => {
  expect(valueOf(trackingError(baconPortfolio, baconBenchmark)).annual).toBeCloseTo(0.0336397151412227, 14);
  expect(valueOf(informationRatio(baconPortfolio, baconBenchmark)).annual).toBeCloseTo(
    -0.3715845971799642,
    13,
  );
  expect(informationRatio(baconPortfolio, baconPortfolio)).toEqual({
    ok: false,
    reason: 'The tracking error is zero.',
  });
});

it('[PORTFOLIO-60] has the volatility as tracking error of a benchmark that does not move', () => {
  fc.assert(
    fc.property(arbitraryPair, ([own]) => {
      expect(trackingError(own, changed(own, 0))).toEqual(volatility(own));
    }),
  );
});

// NumPy.
it('[PORTFOLIO-60] captures gains and losses of the benchmark by geometric means', () => {
  const found = valueOf(captureRatios(baconPortfolio, baconBenchmark));
  expect(valueOf(found.up)).toBeCloseTo(0.9556769829192342, 12);
  expect(valueOf(found.down)).toBeCloseTo(0.9838137225444606, 12);
  expect(found).toMatchObject({ upPeriods: 15, downPeriods: 8, observations: 24 });
});

it('[PORTFOLIO-60] captures all of the benchmark by itself, and says where it has no gain or loss', () => {
  fc.assert(
    fc.property(arbitraryPair, ([, market]) => {
      const { up, down, upPeriods, downPeriods } = valueOf(captureRatios(market, market));
      expect(up).toEqual(
        upPeriods > 0
          ? { ok: true, value: 1 }
          : { ok: false, reason: 'The benchmark has no gain in any period.' },
      );
      expect(down).toEqual(
        downPeriods > 0
          ? { ok: true, value: 1 }
          : { ok: false, reason: 'The benchmark has no loss in any period.' },
      );
    }),
  );
  expect(captureRatios(daily([1, 0.1]), daily([5e-324, -0.1]))).toMatchObject({
    value: {
      up: { ok: false, reason: "The benchmark's gains are too small for a ratio." },
      down: { ok: true, value: expect.closeTo(-1, 14) },
    },
  });
});

it('[PORTFOLIO-56] refuses a benchmark of other length or sampling, or with a return that is not finite', () => {
  for (const measure of [regressOnMarket, trackingError, informationRatio, captureRatios]) {
    expect(measure(daily([0.1, 0.2, 0.3]), daily([0.1, 0.2]))).toEqual({
      ok: false,
      reason: 'The number of returns (3) differs from that of the benchmark (2).',
    });
    expect(measure(daily([0.1, 0.2, 0.3]), baconBenchmark)).toEqual({
      ok: false,
      reason: 'The benchmark has another number of periods per year.',
    });
    expect(measure(daily([0.1, 0.2, 0.3]), daily([0.1, Number.NaN, 0.3]))).toEqual({
      ok: false,
      reason: 'Benchmark return 2 is not a finite number.',
    });
    expect(measure(daily([]), daily([]))).toMatchObject({ ok: false });
  }
  expect(regressOnMarket(daily([0.1, 0.2]), daily([0.1, 0.3]))).toEqual({
    ok: false,
    reason: 'At least 3 returns are needed.',
  });
  expect(captureRatios(daily([-2]), daily([0.1]))).toEqual({
    ok: false,
    reason: 'Return 1 is a loss of more than 100%.',
  });
});
