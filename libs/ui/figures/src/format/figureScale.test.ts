import { expect, it } from 'vitest';
import { scaleLabel } from './figureScale.js';

it('[FIGURES-5] says the unit once, for the header', () => {
  expect(scaleLabel('millions', 'USD')).toBe('USD m');
  expect(scaleLabel('units', 'USD')).toBe('USD');
  expect(scaleLabel('thousands')).toBe('thousands');
});
