import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fraction } from '../testing/fraction.js';
import { releveredBeta } from './releveredBeta.js';

it('[VALUATION-380] relevers beta at a debt weight', () => {
  // Damodaran, Betas by Sector (US), January 2026: Advertising 0.93 unlevered, D/E 40.20%, 1.21 levered at a tax rate of 25%.
  expect(releveredBeta(0.93, 0.402 / 1.402, 0.25)).toBeCloseTo(1.21, 2);
  expect(releveredBeta(1.2, 0, 0.25)).toBe(1.2);
});

it('[VALUATION-380] rises with the debt weight and falls with the tax rate', () => {
  const below = fraction(0, 0.95);
  fc.assert(
    fc.property(below, below, below, (one, other, tax) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(releveredBeta(1, less, tax)).toBeLessThanOrEqual(releveredBeta(1, more, tax));
      expect(releveredBeta(1, tax, less)).toBeGreaterThanOrEqual(releveredBeta(1, tax, more));
    }),
  );
});
