import { expect, it } from 'vitest';
import { poolSize } from './poolSize.js';

it.each([
  [undefined, 1],
  [0, 1],
  [1, 1],
  [2, 1],
  [4, 3],
  [5, 4],
  [64, 4],
])('[COMPUTE-2] has for %s processors %i workers at most', (processors, workers) => {
  expect(poolSize(processors)).toBe(workers);
});
