import fc from 'fast-check';
import { expect, it } from 'vitest';
import { multipleStatistics, statisticNames, type MultipleStatistics } from './multipleStatistics.js';
import { outlierFences } from './outlierFences.js';

/** Miles per gallon of Henderson and Velleman, Biometrics 37 (1981), as `mtcars$mpg` of R. */
const miles = [
  21, 21, 22.8, 21.4, 18.7, 18.1, 14.3, 24.4, 22.8, 19.2, 17.8, 16.4, 17.3, 15.2, 10.4, 10.4, 14.7, 32.4,
  30.4, 33.9, 21.5, 15.5, 15.2, 13.3, 19.2, 27.3, 26, 30.4, 15.8, 19.7, 15, 21.4,
];

const statisticsOf = (values: readonly number[]): MultipleStatistics => {
  const result = multipleStatistics(values);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
};

const multiples = fc.array(fc.double({ min: 0.01, max: 1000, noNaN: true }), { minLength: 1, maxLength: 20 });

it('[VALUATION-252] agrees with the summary that R gives of a published sample, and with its harmonic mean', () => {
  const found = statisticsOf(miles);
  expect(found.lowQuartile).toBeCloseTo(15.425, 12);
  expect(found.median).toBeCloseTo(19.2, 12);
  expect(found.highQuartile).toBeCloseTo(22.8, 12);
  expect(found.mean).toBeCloseTo(20.090625, 12);
  // statistics.harmonic_mean of Python.
  expect(found.harmonicMean).toBeCloseTo(18.44091657549148, 10);
});

it('[VALUATION-253] finds fences 1.5 interquartile ranges beyond the quartiles, from four values on', () => {
  const fences = outlierFences(miles);
  expect(fences?.low).toBeCloseTo(15.425 - 1.5 * 7.375, 12);
  expect(fences?.high).toBeCloseTo(22.8 + 1.5 * 7.375, 12);
  expect(outlierFences([1, 2, 300])).toBeNull();
});

it('[VALUATION-252] orders the statistics: extremes, quartiles, median, and harmonic below arithmetic mean', () => {
  fc.assert(
    fc.property(multiples, (values) => {
      const { mean, median, harmonicMean, lowQuartile, highQuartile } = statisticsOf(values);
      const [least, most] = [Math.min(...values), Math.max(...values)];
      const slack = most * 1e-12;
      expect(harmonicMean).toBeLessThanOrEqual(mean + slack);
      expect(harmonicMean).toBeGreaterThanOrEqual(least - slack);
      expect(mean).toBeLessThanOrEqual(most + slack);
      expect(least - slack).toBeLessThanOrEqual(lowQuartile);
      expect(lowQuartile).toBeLessThanOrEqual(median + slack);
      expect(median).toBeLessThanOrEqual(highQuartile + slack);
      expect(highQuartile).toBeLessThanOrEqual(most + slack);
    }),
  );
});

it('[VALUATION-252] scales with the multiples and does not depend on their order', () => {
  fc.assert(
    fc.property(multiples, fc.double({ min: 0.1, max: 10, noNaN: true }), (values, factor) => {
      const found = statisticsOf(values);
      expect(statisticsOf(values.toReversed())).toEqual(found);
      const scaled = statisticsOf(values.map((value) => value * factor));
      for (const name of statisticNames)
        expect(Math.abs(scaled[name] / (found[name] * factor) - 1)).toBeLessThan(1e-9);
    }),
  );
});

it('[VALUATION-254] has no statistics without a multiple', () => {
  expect(multipleStatistics([])).toEqual({ ok: false, reason: 'No peer has this multiple.' });
});
