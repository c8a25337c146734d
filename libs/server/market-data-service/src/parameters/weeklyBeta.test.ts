import type { Bar } from '@finance-analyst/market';
import { describe, expect, it } from 'vitest';
import { closeOn } from '../testing/addInstrument.js';
import { weeklyBeta } from './weeklyBeta.js';

const weekMs = 7 * 86_400_000;

/** Fridays from 2020 on, with these closes. */
const fridays = (closes: readonly number[]) =>
  closes.map((close, week) =>
    closeOn(new Date(Date.UTC(2020, 0, 3) + week * weekMs).toISOString().slice(0, 10), close),
  );

const unadjusted = (bars: readonly Bar[]) => bars.map((bar) => ({ ...bar, adjustedClose: null }));

/** Index closes that rise and fall by varying amounts. */
const indexCloses = (weeks: number) =>
  Array.from({ length: weeks }, (_, week) => 100 * Math.exp(0.03 * Math.sin(week * 1.7)));

describe('weekly beta', () => {
  it('[MARKET-DATA-SERVICE-30] is the slope of log returns on the index', () => {
    const index = indexCloses(150);
    const share = index.map((close, week) => 5 * close ** 1.3 * Math.exp(0.001 * week));
    const measured = weeklyBeta(fridays(share), fridays(index));
    expect(measured).toMatchObject({ ok: true, value: { weeks: 149, lastDate: '2022-11-11' } });
    expect(measured.ok && measured.value.beta).toBeCloseTo(1.3, 10);
  });

  it('[MARKET-DATA-SERVICE-30] uses the last five years only', () => {
    const index = indexCloses(400);
    const share = index.map((close, week) => (week < 130 ? close ** -2 : close ** 0.5));
    const measured = weeklyBeta(fridays(share), fridays(index));
    expect(measured).toMatchObject({ ok: true, value: { weeks: 260 } });
    expect(measured.ok && measured.value.beta).toBeCloseTo(0.5, 10);
  });

  it('[MARKET-DATA-SERVICE-30] uses the last day of each week and skips weeks that only one series has', () => {
    const index = indexCloses(120);
    const share = fridays(index.map((close) => close ** 2));
    const earlier = closeOn('2020-01-01', 999_999);
    const measured = weeklyBeta([earlier, ...share.toSpliced(50, 2)], fridays(index));
    expect(measured).toMatchObject({ ok: true, value: { weeks: 117 } });
    expect(measured.ok && measured.value.beta).toBeCloseTo(2, 10);
  });

  it('[MARKET-DATA-SERVICE-31] is not computed from less than two years or an index that does not move', () => {
    const index = fridays(indexCloses(103));
    const tooFew = { ok: false, reason: 'share and index have fewer than 104 weeks in common (103)' };
    expect(weeklyBeta(index, index)).toEqual(tooFew);
    expect(weeklyBeta(unadjusted(index), index)).toEqual(tooFew);
    const enough = fridays(indexCloses(110));
    expect(weeklyBeta(enough, fridays(Array.from({ length: 110 }, () => 100)))).toEqual({
      ok: false,
      reason: 'the index prices did not change',
    });
  });

  it('[MARKET-DATA-SERVICE-90] is computed from closes when adjusted ones are too few', () => {
    const index = fridays(indexCloses(110));
    expect(weeklyBeta(index, index)).toMatchObject({ ok: true, value: { isAdjusted: true } });
    const [first, ...others] = index;
    for (const share of [unadjusted(index), first ? [first, ...unadjusted(others)] : []]) {
      const measured = weeklyBeta(share, index);
      expect(measured).toMatchObject({ ok: true, value: { weeks: 109, isAdjusted: false } });
      expect(measured.ok && measured.value.beta).toBeCloseTo(1, 10);
    }
  });

  it('[MARKET-DATA-SERVICE-90] is not computed from closes that a split may have moved', () => {
    const index = fridays(indexCloses(110));
    const split = unadjusted(index).map((bar, week) =>
      week < 60 ? { ...bar, close: 200 } : { ...bar, close: 50 },
    );
    expect(weeklyBeta(split, index)).toEqual({
      ok: false,
      reason:
        'the share prices have too few adjusted closes, and their step from 200.00 to 50.00 on 2021-02-26 may be a split',
    });
  });

  it('[MARKET-DATA-SERVICE-90] is computed when a step is before the five years', () => {
    const index = fridays(indexCloses(400));
    const share = unadjusted(index).map((bar, week) => (week < 100 ? { ...bar, close: 900 } : bar));
    expect(weeklyBeta(share, index)).toMatchObject({ ok: true, value: { weeks: 260, isAdjusted: false } });
  });
});
