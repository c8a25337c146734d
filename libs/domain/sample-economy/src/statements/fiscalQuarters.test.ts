import { describe, expect, it } from 'vitest';
import { epochDay } from '../epochDay.js';
import { fiscalQuarters } from './fiscalQuarters.js';

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

describe('fiscalQuarters', () => {
  it('[SAMPLE-ECONOMY-3] names a fiscal year by the calendar year in which it ends', () => {
    expect(
      fiscalQuarters(1)
        .slice(0, 4)
        .map(({ fiscalYear, quarter, start, end }) => [fiscalYear, quarter, start, end]),
    ).toEqual([
      [2017, 1, '2016-02-01', '2016-04-30'],
      [2017, 2, '2016-05-01', '2016-07-31'],
      [2017, 3, '2016-08-01', '2016-10-31'],
      [2017, 4, '2016-11-01', '2017-01-31'],
    ]);
  });

  it.each(months)(
    '[SAMPLE-ECONOMY-3] leaves no gap between quarters when the year ends in month %i',
    (month) => {
      const quarters = fiscalQuarters(month);
      for (const [index, quarter] of quarters.entries()) {
        const previous = quarters[index - 1];
        if (previous) expect(epochDay(quarter.start)).toBe(epochDay(previous.end) + 1);
        expect(quarter.filed > quarter.end).toBe(true);
      }
      expect(quarters.at(-1)?.end.localeCompare('2026-10-30', 'en')).toBeGreaterThanOrEqual(0);
    },
  );

  it.each(months)(
    '[SAMPLE-ECONOMY-3] has exactly ten filed fiscal years when the year ends in month %i',
    (month) => {
      const filedYears = fiscalQuarters(month).filter(
        ({ quarter, filed }) => quarter === 4 && filed <= '2026-10-30',
      );
      expect(filedYears).toHaveLength(10);
    },
  );
});
