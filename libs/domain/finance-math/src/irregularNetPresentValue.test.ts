import { describe, expect, it } from 'vitest';
import { irregularNetPresentValue } from './irregularNetPresentValue.js';

// Example of the Excel function reference, XNPV.
const flows = [
  { date: '2008-01-01', amount: -10000 },
  { date: '2008-03-01', amount: 2750 },
  { date: '2008-10-30', amount: 4250 },
  { date: '2009-02-15', amount: 3250 },
  { date: '2009-04-01', amount: 2750 },
];

describe('irregularNetPresentValue', () => {
  it('[FINANCE-MATH-4] is that of Excel, in any order of the flows', () => {
    for (const ordered of [flows, flows.toReversed()]) {
      const result = irregularNetPresentValue(0.09, ordered);
      expect(result).toMatchObject({ ok: true });
      if (result.ok) expect(result.value).toBeCloseTo(2086.647602, 6);
    }
  });

  it.each(['2025-02-30', '2025-13-01', '1 May 2025', ''])('[FINANCE-MATH-8] names %j as no date', (date) => {
    expect(irregularNetPresentValue(0.1, [{ date, amount: 1 }])).toEqual({
      ok: false,
      reason: `${date} is not a date`,
    });
  });

  it.each([
    [-1, 1, 'the rate must be above −100%'],
    [Infinity, 1, 'the rate is not a finite number'],
    [0.1, Number.NaN, 'a flow is not a finite number'],
  ])('[FINANCE-MATH-11] at %d of %d has a reason instead of a number', (rate, amount, reason) => {
    expect(irregularNetPresentValue(rate, [{ date: '2025-01-01', amount }])).toEqual({ ok: false, reason });
  });
});
