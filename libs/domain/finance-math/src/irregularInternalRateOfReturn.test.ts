import { describe, expect, it } from 'vitest';
import type { DatedCashFlow } from './datedCashFlow.js';
import { irregularInternalRateOfReturn } from './irregularInternalRateOfReturn.js';

const flowsOf = (...flows: readonly (readonly [string, number])[]): readonly DatedCashFlow[] =>
  flows.map(([date, amount]) => ({ date, amount }));

describe('irregularInternalRateOfReturn', () => {
  it('[FINANCE-MATH-6] is that of Excel (function reference, XIRR)', () => {
    const flows = flowsOf(
      ['2008-01-01', -10000],
      ['2008-03-01', 2750],
      ['2008-10-30', 4250],
      ['2009-02-15', 3250],
      ['2009-04-01', 2750],
    );
    for (const ordered of [flows, flows.toReversed()]) {
      const result = irregularInternalRateOfReturn(ordered);
      // Excel stops at eight digits.
      expect(result.ok && result.value).toBeCloseTo(0.373362535, 7);
    }
  });

  // Cases of the npm package xirr 1.1.0 (MIT), to its six digits.
  it.each([
    [flowsOf(['2010-01-01', -1000], ['2011-01-01', 1000]), 0],
    [flowsOf(['2010-01-01', -1000], ['2011-01-01', 900]), -0.1],
    [flowsOf(['2010-01-01', -1000], ['2011-01-01', 3000]), 2],
    [
      flowsOf(
        ['2010-10-01', -1000],
        ['2011-01-01', 4300],
        ['2010-07-01', -1000],
        ['2010-01-01', -1000],
        ['2010-04-01', -1000],
      ),
      0.121268,
    ],
    [flowsOf(['2018-01-21', -2839.2], ['2018-01-24', -207.7], ['2018-04-26', 2526]), -0.514174],
    [flowsOf(['2020-03-04', -713.07], ['2020-03-17', 555.33]), -0.999106],
    [flowsOf(['2010-01-01', -1000], ['2010-08-01', 0]), -1],
  ])('[FINANCE-MATH-6] agrees with published cases: %j', (flows, expected) => {
    const result = irregularInternalRateOfReturn(flows);
    expect(result.ok && result.value).toBeCloseTo(expected, 6);
  });

  it('[FINANCE-MATH-6] copes with a gain within a day', () => {
    const result = irregularInternalRateOfReturn(flowsOf(['2025-01-01', -100], ['2025-01-02', 101]));
    expect(result.ok && result.value).toBeCloseTo(1.01 ** 365 - 1, 6);
  });

  it('[FINANCE-MATH-7] has a reason when all flows are on one day', () => {
    expect(irregularInternalRateOfReturn(flowsOf(['2025-01-01', -100], ['2025-01-01', 101]))).toEqual({
      ok: false,
      reason: 'all flows are on one date, so there is no rate of return',
    });
  });

  it('[FINANCE-MATH-8] names a date that is none', () => {
    expect(irregularInternalRateOfReturn(flowsOf(['2025-02-29', -100], ['2026-01-01', 101]))).toEqual({
      ok: false,
      reason: '2025-02-29 is not a date',
    });
  });
});
