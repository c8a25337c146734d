import { expect, it } from 'vitest';
import { describeDuration } from './describeDuration.js';

it.each([
  [0, '0 s'],
  [45.4, '45 s'],
  [60, '1 min'],
  [125, '2 min 5 s'],
  [3600, '1 h'],
  [12_000, '3 h 20 min'],
  [86_400 * 4 + 3 * 3600, '4 d 3 h'],
  [-5, '0 s'],
])('describes %d seconds as %s', (seconds, words) => {
  expect(describeDuration(seconds)).toBe(words);
});
