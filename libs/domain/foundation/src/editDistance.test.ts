import { expect, it } from 'vitest';
import { editDistance } from './editDistance.js';

it.each([
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['same', 'same', 0],
  ['tesla', 'telsa', 1],
  ['telsa', 'tesla', 1],
])('[FOUNDATION-1] from %j to %j is %i', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
});
