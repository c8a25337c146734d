import { writeReason } from '@finance-analyst/foundation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growthShift, marginShift, type HistoricalShift } from './shiftFromHistory.js';

const deviationOf = (shift: HistoricalShift): number =>
  shift.ok ? shift.distribution.standardDeviation : Number.NaN;
const textOf = (shift: HistoricalShift): string => (shift.ok ? writeReason(shift.reason) : shift.reason);
const history = [0.02, 0.04, 0.06, 0.08, 0.1];
/** The standard deviation of the history: √(0.004 ÷ 4). */
const deviation = Math.sqrt(0.001);

describe('a shift from history', () => {
  it('[UNCERTAINTY-23] of growth has the standard error of the average of the forecast years', () => {
    expect(deviationOf(growthShift(history, 10))).toBeCloseTo(deviation * Math.sqrt(1 / 10 + 1 / 5), 14);
    expect(growthShift(history, 10)).toMatchObject({ ok: true, distribution: { kind: 'normal', mean: 0 } });
  });

  it('[UNCERTAINTY-23] of a margin has the dispersion of a single year', () => {
    expect(deviationOf(marginShift(history))).toBeCloseTo(deviation * Math.sqrt(1 + 1 / 5), 14);
  });

  it('[UNCERTAINTY-23] says what it is from', () => {
    expect(textOf(growthShift(history, 10))).toBe(
      '5 years of history have a standard deviation of 3.16%. The average of 10 independent forecast years, with the error of the company’s own average, then has one of 3.16% × √(1/10 + 1/5) = 1.73%.',
    );
    expect(textOf(marginShift(history))).toBe(
      '5 years of history have a standard deviation of 3.16%. A level that has moved tends to persist, so all forecast years move together. The standard deviation of a single year, with the error of the company’s own average, is 3.16% × √(1 + 1/5) = 3.46%.',
    );
  });

  it('[UNCERTAINTY-23] of a multiple is not in percent', () => {
    const multiples = history.map((each) => each * 10);
    expect(textOf(marginShift(multiples, 'number'))).toMatch(
      /average, is 0\.32 × √\(1 \+ 1\/5\) = 0\.35\.$/u,
    );
  });

  it('[UNCERTAINTY-23] can be computed from what it says', () => {
    const product = /([\d.]+)% × √\((?:1\/)?(\d+) \+ 1\/(\d+)\) = ([\d.]+)%/u;
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -0.5, max: 0.5, noNaN: true }), { minLength: 4, maxLength: 12 }),
        fc.integer({ min: 1, max: 12 }),
        (years, forecastYears) => {
          for (const shift of [growthShift(years, forecastYears), marginShift(years)]) {
            if (!shift.ok) continue;
            const [size, averaged, ofHistory, result] =
              product.exec(textOf(shift))?.slice(1).map(Number) ?? [];
            const factor = Math.sqrt(1 / Number(averaged) + 1 / Number(ofHistory));
            expect((Number(size) * factor).toFixed(2)).toBe(Number(result).toFixed(2));
            expect(Number(result).toFixed(2)).toBe((deviationOf(shift) * 100).toFixed(2));
          }
        },
      ),
    );
  });

  it('[UNCERTAINTY-23] is of the middle half of the years where a single year lies far outside', () => {
    const acquisition = [0.04, 0.05, 0.05, 0.06, 0.06, 0.07, 0.9];
    // Quartiles 0.05 and 0.065; a normal distribution has them 1.349 standard deviations apart.
    expect(deviationOf(marginShift(acquisition))).toBeCloseTo(
      (0.015 / 1.3489795003921634) * Math.sqrt(8 / 7),
      14,
    );
    expect(textOf(marginShift(acquisition))).toContain('their middle half');
  });

  it('[UNCERTAINTY-23] writes only finite figures, however far apart the years are', () => {
    const extreme = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constantFrom(0, 1e-300, 1e308),
    );
    fc.assert(
      fc.property(fc.array(extreme, { minLength: 1, maxLength: 10 }), (years) => {
        for (const shift of [growthShift(years, 5), marginShift(years), marginShift(years, 'number')]) {
          expect(textOf(shift)).not.toMatch(/NaN|Infinity/u);
          expect(!shift.ok || Number.isFinite(deviationOf(shift))).toBe(true);
        }
      }),
    );
  });

  it.each<[string, HistoricalShift]>([
    ['at least 4 years; there are 3', marginShift([0.1, 0.2, 0.3])],
    ['not a finite number', marginShift([0.1, 0.2, 0.3, Number.NaN])],
    ['too far apart', marginShift([1e-300, 1e300, 1e308, -1e308])],
    ['too far apart', growthShift([0, 0, 1e307, -1e307], 5)],
    ['are equal', growthShift([0.1, 0.1, 0.1, 0.1], 5)],
    ['at least one year', growthShift(history, 0)],
  ])('[UNCERTAINTY-23] has a reason where there is none: %s', (words, shift) => {
    expect(shift.ok ? '' : shift.reason).toContain(words);
  });
});
