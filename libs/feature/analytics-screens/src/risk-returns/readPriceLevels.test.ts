import { expect, it } from 'vitest';
import { readPriceLevels } from './readPriceLevels.js';

const bar = (date: string, close: number, adjustedClose: number | null = null) => ({
  date,
  open: null,
  high: null,
  low: null,
  close,
  adjustedClose,
  volume: null,
});
const split = { date: '2024-05-03', ratio: { received: '2', held: '1' } };

it('[ANALYTICS-SCREENS-63] takes adjusted closes, and without them mends closes that drop by a split', () => {
  const asTraded = [bar('2024-05-01', 100), bar('2024-05-02', 102), bar('2024-05-03', 51.5)];
  expect([...readPriceLevels({ bars: asTraded, adjusted: false, currency: 'USD' }, [split]).levels]).toEqual([
    50, 51, 51.5,
  ]);
  const adjusted = asTraded.map((each, at) => ({ ...each, adjustedClose: 10 + at }));
  expect([...readPriceLevels({ bars: adjusted, adjusted: true, currency: 'USD' }, [split]).levels]).toEqual([
    10, 11, 12,
  ]);
});

it('[ANALYTICS-SCREENS-63] leaves closes alone that do not drop by the split', () => {
  const smooth = [bar('2024-05-01', 50), bar('2024-05-02', 51), bar('2024-05-03', 51.5)];
  expect([...readPriceLevels({ bars: smooth, adjusted: false, currency: 'USD' }, [split]).levels]).toEqual([
    50, 51, 51.5,
  ]);
});
