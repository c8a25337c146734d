import { formatFigure } from '@finance-analyst/figures';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shownMove } from './shownMove.js';

/** A figure as it is written, as a number again. */
const written = (value: number): number =>
  Number(
    formatFigure(value, { kind: 'per-share', precision: 2, locale: 'en-US' })
      .replaceAll(',', '')
      .replace('\u2212', '-'),
  );

it('[VALUATION-SCREENS-74] the change shown is the difference of the values shown, and its parts sum to it', () => {
  const value = fc.double({ min: -5000, max: 5000, noNaN: true });
  fc.assert(
    fc.property(value, fc.array(value, { minLength: 1, maxLength: 4 }), (from, parts) => {
      const to = parts.reduce((sum, part) => sum + part, from);
      const shown = shownMove({ from, to, parts: parts.map((part) => ({ part: 'flows', value: part })) });
      expect(written(shown.change)).toBeCloseTo(written(to) - written(from), 6);
      const sum = shown.parts.reduce((total, part) => total + written(part.value), 0);
      expect(sum).toBeCloseTo(written(shown.change), 6);
      for (const [index, part] of shown.parts.entries())
        expect(Math.abs(part.value - (parts[index] ?? NaN))).toBeLessThan(0.0201);
    }),
  );
});

it('[VALUATION-SCREENS-74] shows 0.01 where the values shown are that far apart, however little they are', () => {
  const move = { from: 10.0049, to: 10.0051, parts: [{ part: 'flows', value: 0.0002 }] as const };
  expect(shownMove(move)).toEqual({ from: 10, change: 0.01, parts: [{ part: 'flows', value: 0.01 }] });
});
