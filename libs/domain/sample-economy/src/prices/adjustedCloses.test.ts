import { describe, expect, it } from 'vitest';
import { adjustedCloses } from './adjustedCloses.js';

const dates = ['2026-01-05', '2026-01-06', '2026-01-07'];

describe('adjustedCloses', () => {
  it('keeps closes with nothing after them', () => {
    expect(adjustedCloses(dates, [10, 11, 12], [], [])).toEqual([10, 11, 12]);
  });

  it('[SAMPLE-ECONOMY-6] divides closes before a split by the shares that one became', () => {
    const splits = [{ date: '2026-01-07', numerator: 3, denominator: 2 }];
    expect(adjustedCloses(dates, [30, 33, 22], [], splits)).toEqual([20, 22, 22]);
  });

  it('multiplies closes before a reverse split', () => {
    const splits = [{ date: '2026-01-06', numerator: 1, denominator: 10 }];
    expect(adjustedCloses(dates, [2, 20, 21], [], splits)).toEqual([20, 20, 21]);
  });

  it('[SAMPLE-ECONOMY-6] takes a dividend off the closes before it, as a fraction of the close of the day before', () => {
    const dividends = [{ date: '2026-01-07', amount: 2 }];
    expect(adjustedCloses(dates, [50, 40, 38], dividends, [])).toEqual([47.5, 38, 38]);
  });
});
