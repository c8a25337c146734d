import { expect, it } from 'vitest';
import { plotsAcross } from './plotsAcross.js';

it.each([
  [3, 3, 3],
  [3, 2, 1],
  [3, 0, 1],
  [4, 3, 2],
  [5, 6, 5],
  [5, 4, 3],
  [5, 2, 2],
  [5, 1, 1],
])('[CHARTS-125] of %i plots, where %i fit side by side, a row has %i', (count, fitting, across) => {
  expect(plotsAcross(count, fitting)).toBe(across);
});
