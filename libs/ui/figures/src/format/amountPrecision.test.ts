import { expect, it } from 'vitest';
import { amountPrecision } from './amountPrecision.js';
import { shareScaleOf } from './shareScaleOf.js';

it('[FIGURES-29] writes billions with decimals, and share counts in no larger unit than millions', () => {
  const scales = ['units', 'thousands', 'millions', 'billions'] as const;
  expect(scales.map(amountPrecision)).toEqual([0, 0, 0, 2]);
  expect(scales.map(shareScaleOf)).toEqual(['units', 'thousands', 'millions', 'millions']);
});
