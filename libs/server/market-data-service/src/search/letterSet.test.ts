import { wordDistance } from '@finance-analyst/foundation';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letterSet, lettersMissing } from './letterSet.js';

const whole = { limit: 2 };
const begun = { limit: 2, isPrefix: true };
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1'), maxLength: 8 });

describe('letterSet', () => {
  it('[MARKET-DATA-SERVICE-83] the letter count excludes no near word', () => {
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
