import { describe, expect, it } from 'vitest';
import { closeOn } from '../testing/addInstrument.js';
import { findSplitStep } from './findSplitStep.js';

const bars = (...closes: readonly number[]) =>
  closes.map((close, day) => closeOn(`2026-11-0${day + 1}`, close));

describe('steps between closes', () => {
  it.each([
    ['a split of 4 for 1', [400, 101], { date: '2026-11-02', before: 400, after: 101 }],
    ['a split of 3 for 2', [100, 90, 61], { date: '2026-11-03', before: 90, after: 61 }],
    ['shares put together', [1, 10], { date: '2026-11-02', before: 1, after: 10 }],
    ['the last of two', [100, 50, 25], { date: '2026-11-03', before: 50, after: 25 }],
  ])('[MARKET-DATA-SERVICE-90] finds %s', (_name, closes, step) => {
    expect(findSplitStep(bars(...closes))).toEqual(step);
  });

  it('[MARKET-DATA-SERVICE-90] treats a 30% fall as a market move', () => {
    expect(findSplitStep(bars(100, 70, 100))).toBeNull();
    expect(findSplitStep([])).toBeNull();
  });
});
