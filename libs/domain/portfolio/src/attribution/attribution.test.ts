import fc from 'fast-check';
import { expect, it } from 'vitest';
import { valueOf } from '../testing/valueOf.js';
import { attributeExcessReturn, type Attribution } from './attributeExcessReturn.js';
import type { AttributionPeriod } from './AttributionPeriod.js';
import { linkAttribution } from './linkAttribution.js';

/**
 * United Kingdom, Japan and United States. C. R. Bacon, “Practical Portfolio Performance Measurement and Attribution”, 2nd edition (2008),
 * table 5.1.
 */
const bacon: AttributionPeriod = {
  weights: Float64Array.of(0.4, 0.3, 0.3),
  returns: Float64Array.of(0.2, -0.05, 0.06),
  benchmarkWeights: Float64Array.of(0.4, 0.2, 0.4),
  benchmarkReturns: Float64Array.of(0.1, -0.04, 0.08),
};

const near = (...figures: readonly number[]) => figures.map((each) => expect.closeTo(each, 12));

it('[PORTFOLIO-73] gives the effects that Bacon publishes', () => {
  const found = valueOf(attributeExcessReturn(bacon));
  expect([found.total, found.benchmark, found.excess]).toEqual(near(0.083, 0.064, 0.019));
  expect([...found.allocation]).toEqual(near(0, -0.0104, -0.0016));
  expect([...found.selection]).toEqual(near(0.04, -0.002, -0.008));
  expect([...found.interaction]).toEqual(near(0, -0.001, 0.002));
});

const arbitraryPeriod = fc
  .array(
    fc.record({
      weight: fc.nat(100),
      benchmarkWeight: fc.nat(100),
      own: fc.integer({ min: -900, max: 2000 }),
      given: fc.integer({ min: -900, max: 2000 }),
    }),
    { minLength: 4, maxLength: 4 },
  )
  .filter(
    (segments) =>
      segments.some(({ weight }) => weight > 0) && segments.some((each) => each.benchmarkWeight > 0),
  )
  .map((segments): AttributionPeriod => {
    const shares = (weights: readonly number[]): Float64Array => {
      const sum = weights.reduce((total, each) => total + each, 0);
      return Float64Array.from(weights, (each) => each / sum);
    };
    return {
      weights: shares(segments.map(({ weight }) => weight)),
      benchmarkWeights: shares(segments.map(({ benchmarkWeight }) => benchmarkWeight)),
      // What is not held has no return.
      returns: Float64Array.from(segments, ({ weight, own }) => (weight === 0 ? Number.NaN : own / 1000)),
      benchmarkReturns: Float64Array.from(segments, ({ benchmarkWeight, given }) =>
        benchmarkWeight === 0 ? Number.NaN : given / 1000,
      ),
    };
  });

const sumOfEffects = ({ allocation, selection, interaction }: Attribution): number =>
  [...allocation, ...selection, ...interaction].reduce((sum, each) => sum + each, 0);

it('[PORTFOLIO-73] adds up to the excess return', () => {
  fc.assert(
    fc.property(arbitraryPeriod, (period) => {
      const found = valueOf(attributeExcessReturn(period));
      expect(Math.abs(sumOfEffects(found) - found.excess)).toBeLessThanOrEqual(1e-12);
    }),
  );
});

it('[PORTFOLIO-74] adds up to the excess of linked returns over periods', () => {
  fc.assert(
    fc.property(fc.array(arbitraryPeriod, { minLength: 1, maxLength: 12 }), (periods) => {
      const found = valueOf(linkAttribution(periods));
      const scale = 1 + Math.abs(found.total) + Math.abs(found.benchmark);
      expect(Math.abs(sumOfEffects(found) - found.excess)).toBeLessThanOrEqual(1e-12 * scale);
    }),
  );
});

it('[PORTFOLIO-74] gives the effects of one period for that period, and none where both return the same', () => {
  const single = valueOf(linkAttribution([bacon]));
  expect([...single.allocation]).toEqual(near(0, -0.0104, -0.0016));
  const same = { ...bacon, weights: bacon.benchmarkWeights, returns: bacon.benchmarkReturns };
  const linked = valueOf(linkAttribution([same, same]));
  expect(sumOfEffects(linked)).toBe(0);
  expect(linked.total).toBeCloseTo(1.064 ** 2 - 1, 12);
});

it.each<[string, Partial<AttributionPeriod>]>([
  ['The weights of the portfolio do not add up to 100%.', { weights: Float64Array.of(0.4, 0.3, 0.2) }],
  ['The weights of the benchmark do not add up to 100%.', { benchmarkWeights: Float64Array.of(1, 1, 1) }],
  ['The return of segment 2 of the portfolio is not known.', { returns: Float64Array.of(0, Number.NaN, 0) }],
  ['Weights and returns have different numbers of segments.', { returns: Float64Array.of(0) }],
])('[PORTFOLIO-73] says why there is none: %s', (reason, change) => {
  expect(attributeExcessReturn({ ...bacon, ...change })).toEqual({ ok: false, reason });
  expect(linkAttribution([bacon, { ...bacon, ...change }])).toEqual({
    ok: false,
    reason: `Period 2: ${reason}`,
  });
});

it('[PORTFOLIO-74] says why periods cannot be linked', () => {
  expect(linkAttribution([])).toEqual({ ok: false, reason: 'There are no periods.' });
  const lost = { ...bacon, returns: Float64Array.of(-1, -1, -1) };
  expect(linkAttribution([bacon, lost])).toEqual({
    ok: false,
    reason: 'Everything was lost in period 2, which cannot be linked.',
  });
});
