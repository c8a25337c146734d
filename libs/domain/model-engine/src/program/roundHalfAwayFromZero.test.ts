import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundHalfAwayFromZero } from './roundHalfAwayFromZero.js';

describe('roundHalfAwayFromZero', () => {
  // Examples of the Excel function reference, ROUND, and halves that doubles cannot hold exactly.
  it.each([
    [2.15, 1, 2.2],
    [2.149, 1, 2.1],
    [-1.475, 2, -1.48],
    [21.5, -1, 20],
    [626.3, -3, 1000],
    [1.98, -1, 0],
    [-50.55, -2, -100],
    [2.675, 2, 2.68],
    [1.005, 2, 1.01],
    [0.5, 0, 1],
    [-0.5, 0, -1],
    [2.5, 0.9, 3],
    [1e-7, 3, 0],
    [1.5e-7, 7, 2e-7],
    [1e21, 2, 1e21],
    [123, 400, 123],
    [123, -400, 0],
    [1.7e308, 10, 1.7e308],
    [0, 2, 0],
  ])('[MODEL-ENGINE-28] rounds %d to %d digits: %d', (value, digits, expected) => {
    expect(roundHalfAwayFromZero(value, digits) + 0).toBe(expected);
  });

  it('[MODEL-ENGINE-28] is never further than half a unit away', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e9, max: 1e9, noNaN: true }),
        fc.integer({ min: 0, max: 5 }),
        (value, digits) => {
          const distance = Math.abs(roundHalfAwayFromZero(value, digits) - value);
          expect(distance).toBeLessThanOrEqual(0.5 * 10 ** -digits * (1 + 1e-9) + Math.abs(value) * 1e-15);
        },
      ),
    );
  });
});
