import { writeReason } from '@finance-analyst/foundation';
import { expect, it } from 'vitest';
import { changeAt, highEnd } from './spreadDistribution.js';
import { startingSpread } from './startingSpread.js';

it('[UNCERTAINTY-SCREENS-4] keeps a multiple that would come near zero above it, with the same range', () => {
  const { spread, reason } = startingSpread(0.3, null, 'multiple', 0.9);
  expect(spread).toMatchObject({ kind: 'triangular', mode: 0 });
  expect(changeAt(spread, 0.9, highEnd)).toBeCloseTo(0.3, 12);
  expect(0.9 + changeAt(spread, 0.9, 1e-9)).toBeGreaterThan(0.3);
  expect(writeReason(reason ?? '')).toBe(
    'A tenth of the figure, without a source. Triangular, so that it stays above zero.',
  );
});

it('[UNCERTAINTY-SCREENS-4] narrows the range of a multiple only where it would not fit above zero', () => {
  expect(startingSpread(0.9, null, 'multiple', 1).spread).toEqual({
    kind: 'triangular',
    low: -0.9,
    mode: 0,
    high: 0.9,
  });
});

it('[UNCERTAINTY-SCREENS-4] leaves rates, and multiples far from zero, normal', () => {
  expect(startingSpread(0.3, null, 'rate', 0.1)).toEqual({
    spread: { kind: 'normal', range: 0.3 },
    reason: null,
  });
  expect(startingSpread(0.1, 'One step.', 'multiple', 1)).toEqual({
    spread: { kind: 'normal', range: 0.1 },
    reason: 'One step.',
  });
});
