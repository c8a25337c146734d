import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fraction } from '../testing/fraction.js';
import { releveredBeta } from './releveredBeta.js';
import { unleveredBeta } from './unleveredBeta.js';

it('[VALUATION-385] takes the leverage out of a beta', () => {
  // Damodaran, Betas by Sector (US), January 2026: Advertising 1.21 levered, D/E 40.20%, 0.93 unlevered at a tax rate of 25%.
  expect(unleveredBeta(1.21, 0.402, 0.25)).toBeCloseTo(0.93, 2);
  expect(unleveredBeta(1.2, 0, 0.25)).toBe(1.2);
});

it('[VALUATION-385] is undone by relevering at the same debt', () => {
  fc.assert(
    fc.property(fraction(0.1, 3), fraction(0, 0.9), fraction(0, 0.5), (beta, debtWeight, tax) => {
      const unlevered = unleveredBeta(beta, debtWeight / (1 - debtWeight), tax);
      expect(unlevered).toBeLessThanOrEqual(beta);
      expect(releveredBeta(unlevered, debtWeight, tax)).toBeCloseTo(beta, 12);
    }),
  );
});
