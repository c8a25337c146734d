import { writeReason } from '@finance-analyst/foundation';
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
      '5 years of history have a standard deviation of 3.2%. The average of 10 independent forecast years then has one of 1.7%.',
    );
    expect(textOf(marginShift(history))).toBe(
      '5 years of history have a standard deviation of 3.2%. A level that has moved tends to persist, so all forecast years move together, with a standard deviation of 3.5%.',
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

  it.each<[string, HistoricalShift]>([
    ['at least 4 years; there are 3', marginShift([0.1, 0.2, 0.3])],
    ['not a finite number', marginShift([0.1, 0.2, 0.3, Number.NaN])],
    ['are equal', growthShift([0.1, 0.1, 0.1, 0.1], 5)],
    ['at least one year', growthShift(history, 0)],
  ])('[UNCERTAINTY-23] has a reason where there is none: %s', (words, shift) => {
    expect(shift.ok ? '' : shift.reason).toContain(words);
  });
});
