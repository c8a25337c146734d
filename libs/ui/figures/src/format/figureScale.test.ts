import { expect, it } from 'vitest';
import { chooseScale, scaleLabel } from './figureScale.js';

it('[FIGURES-11] chooses one scale for a table by its largest figure, missing ones aside', () => {
  expect(chooseScale([4_690_000_000, -52_000_000])).toBe('millions');
  expect(chooseScale([{ ok: false, reason: 'Not filed.' }, 2_500_000])).toBe('thousands');
  expect(chooseScale([-3e13])).toBe('billions');
  expect(chooseScale([420, NaN])).toBe('units');
  expect(chooseScale([])).toBe('units');
});

it('[FIGURES-5] says the unit once, for the header', () => {
  expect(scaleLabel('millions', 'USD')).toBe('USD m');
  expect(scaleLabel('units', 'USD')).toBe('USD');
  expect(scaleLabel('thousands')).toBe('thousands');
});
