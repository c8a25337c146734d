import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letterSet, lettersMissing } from './letterSet.js';
import { wordDistance } from './wordDistance.js';

const whole = { limit: 2, isPrefix: false };
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
  ])('[MARKET-DATA-SERVICE-83] %s is %s but for that many letters', (typed, meant, distance) => {
    expect(wordDistance(typed, meant, whole)).toBe(distance);
  });

  it('[MARKET-DATA-SERVICE-83] recognizes the beginning of a longer word', () => {
    expect(wordDistance('micrso', 'microsoft', begun)).toBe(1);
    expect(wordDistance('zzzzzz', 'microsoft', begun)).toBeNull();
  });

  it('[MARKET-DATA-SERVICE-83] is the same either way, and nothing only between equal words', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = wordDistance(a, b, whole);
        expect(wordDistance(b, a, whole)).toBe(distance);
        expect(distance === 0).toBe(a === b);
      }),
    );
  });

  it('[MARKET-DATA-SERVICE-83] passes over no word that is near, when letters are counted first', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const missing = lettersMissing(letterSet(a), letterSet(b));
        for (const options of [whole, begun]) {
          const distance = wordDistance(a, b, options);
          if (distance !== null) expect(missing).toBeLessThanOrEqual(distance);
        }
      }),
    );
  });
});
