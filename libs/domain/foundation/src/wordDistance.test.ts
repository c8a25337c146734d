import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordDistance } from './wordDistance.js';

const whole = { limit: 2 };
const begun = { limit: 2, isPrefix: true };
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1'), maxLength: 8 });

describe('wordDistance', () => {
  it.each([
    ['microsft', 'microsoft', 1],
    ['aple', 'apple', 1],
    ['applle', 'apple', 1],
    ['apqle', 'apple', 1],
    ['alpple', 'apple', 1],
    ['lapel', 'apple', null],
    ['apple', 'apple', 0],
    ['apple', 'applesauce', null],
  ])('[FOUNDATION-2] %s is %s but for that many letters', (typed, meant, distance) => {
    expect(wordDistance(typed, meant, whole)).toBe(distance);
  });

  it('[FOUNDATION-2] recognizes the beginning of a longer word', () => {
    expect(wordDistance('micrso', 'microsoft', begun)).toBe(1);
    expect(wordDistance('zzzzzz', 'microsoft', begun)).toBeNull();
  });

  it('[FOUNDATION-2] is the same either way, and nothing only between equal words', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = wordDistance(a, b, whole);
        expect(wordDistance(b, a, whole)).toBe(distance);
        expect(distance === 0).toBe(a === b);
      }),
    );
  });
});
