import type { FigureResult } from '@finance-analyst/figures';
import { expect, it } from 'vitest';
import { sparklinePath } from './sparklinePath.js';

const figures = (...values: readonly (number | undefined)[]): readonly FigureResult[] =>
  values.map((value) => (value === undefined ? { ok: false, reason: 'No close.' } : { ok: true, value }));

it('[CHARTS-5] leaves a gap where a figure is missing', () => {
  expect(sparklinePath(figures(0, undefined, 10, 10), 72, 20).match(/M/gu)).toHaveLength(2);
  expect(sparklinePath(figures(undefined), 72, 20)).toBe('');
});

it('spans the box from the lowest to the highest', () => {
  expect(sparklinePath(figures(0, 10), 72, 20)).toBe('M1.0 19.0L71.0 1.0');
  expect(sparklinePath(figures(5, 5), 72, 20)).toBe('M1.0 10.0L71.0 10.0');
});
