import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { internalRateOfReturn } from './internalRateOfReturn.js';
import { netPresentValue } from './netPresentValue.js';

describe('internalRateOfReturn', () => {
  // Examples of the Excel function reference, IRR.
  it.each([
    [[-70000, 12000, 15000, 18000, 21000], 0.1, -0.021244848],
    [[-70000, 12000, 15000, 18000, 21000, 26000], 0.1, 0.086630948],
    [[-70000, 12000, 15000], -0.1, -0.443506941],
  ])('[FINANCE-MATH-6] of %j is that of Excel', (flows, guess, expected) => {
    const result = internalRateOfReturn(flows, guess);
    expect(result).toMatchObject({ ok: true });
    if (result.ok) expect(result.value).toBeCloseTo(expected, 9);
  });

  it('[FINANCE-MATH-5] makes the present value 0', () => {
    const amount = fc.integer({ min: -100_000, max: 100_000 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 1, maxLength: 30 }),
        fc.double({ min: -0.5, max: 1, noNaN: true }),
        (later, guess) => {
          const flows = [-1000, ...later];
          const rate = internalRateOfReturn(flows, guess);
          if (!rate.ok) return;
          const value = netPresentValue(rate.value, flows);
          const size = netPresentValue(rate.value, flows.map(Math.abs));
          if (value.ok && size.ok) expect(Math.abs(value.value)).toBeLessThanOrEqual(1e-9 * size.value);
        },
      ),
    );
  });

  it('[FINANCE-MATH-5] is found whenever money is paid first and received later', () => {
    const received = fc.double({ min: 0.01, max: 1000, noNaN: true });
    fc.assert(
      fc.property(fc.array(received, { minLength: 1, maxLength: 30 }), (later) => {
        expect(internalRateOfReturn([-1000, ...later])).toMatchObject({ ok: true });
      }),
    );
  });

  it('[FINANCE-MATH-5] is the one reached from the guess when there are several', () => {
    const flows = [-100, 230, -132];
    const [low, high] = [internalRateOfReturn(flows, 0.05), internalRateOfReturn(flows, 0.25)];
    expect(low.ok && low.value).toBeCloseTo(0.1, 9);
    expect(high.ok && high.value).toBeCloseTo(0.2, 9);
  });

  it.each([
    [[1000, 1100], 'a rate of return needs money paid and money received'],
    [[-1000, -1100], 'a rate of return needs money paid and money received'],
    [[], 'a rate of return needs money paid and money received'],
    [[1, -2, 3], 'no rate makes the flows add up to zero'],
    [[-1, Number.NaN], 'a flow is not a finite number'],
  ])('[FINANCE-MATH-7] of %j has a reason instead', (flows, reason) => {
    expect(internalRateOfReturn(flows)).toEqual({ ok: false, reason });
  });

  it('[FINANCE-MATH-7] of money that is lost is −100%', () => {
    expect(internalRateOfReturn([-1000, -500, 0])).toEqual({ ok: true, value: -1 });
  });
});
