import { expect, it } from 'vitest';
import { numberFormat } from './numberFormat.js';

it('makes one format for a locale and its decimals, however many figures are written', () => {
  expect(numberFormat('de-DE', 1, 1)).toBe(numberFormat('de-DE', 1, 1));
  expect(numberFormat('de-DE', 1, 1)).not.toBe(numberFormat('de-DE', 2, 2));
});
