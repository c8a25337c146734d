import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRoot } from './findRoot.js';

describe('findRoot', () => {
  it('[FINANCE-MATH-1] finds the square root of two', () => {
    const found = findRoot((x) => x * x - 2, { low: 0, high: 2 });
    expect(found).toMatchObject({ ok: true });
    if (found.ok) expect(found.root).toBeCloseTo(Math.SQRT2, 14);
  });

  it('[FINANCE-MATH-1] finds the lowest of several roots', () => {
    const found = findRoot((x) => (x - 1) * (x - 2) * (x - 3), { low: -1.03, high: 5 });
    expect(found).toMatchObject({ ok: true });
    if (found.ok) expect(found.root).toBeCloseTo(1, 13);
  });

  it('[FINANCE-MATH-1] finds any root of a cubic that it brackets', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -50, max: 50, noNaN: true }),
        fc.double({ min: 1e-3, max: 100, noNaN: true }),
        (root, scale) => {
          const found = findRoot((x) => scale * (x - root) * (1 + (x - root) ** 2), { low: -60, high: 61 });
          expect(found).toMatchObject({ ok: true });
          if (found.ok) expect(Math.abs(found.root - root)).toBeLessThan(1e-12);
        },
      ),
    );
  });

  it('[FINANCE-MATH-1] finds a root at either end', () => {
    expect(findRoot((x) => x, { low: 0, high: 1 })).toMatchObject({ ok: true, root: 0 });
    expect(findRoot((x) => x - 1, { low: 0, high: 1 })).toMatchObject({ ok: true, root: 1 });
  });

  it('[FINANCE-MATH-1] says where it looked when there is none', () => {
    expect(findRoot((x) => x * x + 1, { low: -1, high: 1 })).toEqual({
      ok: false,
      reason: 'no solution between -1 and 1',
    });
  });

  it('[FINANCE-MATH-2] passes over a pole to the root behind it', () => {
    const found = findRoot((x) => 1 / (x - 0.3) - 1, { low: 0, high: 2 });
    expect(found).toMatchObject({ ok: true });
    if (found.ok) expect(found.root).toBeCloseTo(1.3, 12);
    expect(findRoot((x) => 1 / (x - 0.3), { low: 0, high: 2 })).toMatchObject({ ok: false });
  });

  it('[FINANCE-MATH-2] does not take a jump for a root', () => {
    expect(findRoot((x) => (x < 0.3 ? -1 : 1), { low: 0, high: 1 })).toMatchObject({ ok: false });
  });

  it('[FINANCE-MATH-2] finds a root next to a stretch without values', () => {
    const found = findRoot((x) => Math.log(x) + 6, { low: -1, high: 1 });
    expect(found).toMatchObject({ ok: true });
    if (found.ok) expect(found.root).toBeCloseTo(Math.exp(-6), 12);
  });

  it('[FINANCE-MATH-2] finds nothing where there are no values', () => {
    expect(findRoot(() => Number.NaN, { low: 0, high: 1 })).toMatchObject({ ok: false });
  });

  it.each([
    [1, 1],
    [2, 1],
    [0, Number.POSITIVE_INFINITY],
    [Number.NaN, 1],
  ])('[FINANCE-MATH-11] has no range from %d to %d', (low, high) => {
    expect(findRoot((x) => x, { low, high })).toMatchObject({ ok: false });
  });
});
