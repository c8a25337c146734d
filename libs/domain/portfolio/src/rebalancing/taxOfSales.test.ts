import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LotSale } from './chooseLots.js';
import { taxOfSales } from './taxOfSales.js';

const rates = { shortTerm: 0.37, longTerm: 0.2 };

const sale = (gain: number, isLongTerm: boolean): LotSale => ({
  lot: 'a',
  quantity: 1,
  gain,
  tax: 0,
  isLongTerm,
});

it('[PORTFOLIO-273] nets losses of one term with gains of the other, and taxes no loss', () => {
  const taxOf = (short: number, long: number) => taxOfSales([sale(short, false), sale(long, true)], rates);
  expect(taxOf(50, 300).tax).toBeCloseTo(50 * 0.37 + 300 * 0.2, 9);
  expect(taxOf(-50, 100)).toEqual({ shortTermGain: -50, longTermGain: 100, tax: 10, unusedLoss: 0 });
  expect(taxOf(100, -50).tax).toBeCloseTo(50 * 0.37, 9);
  expect(taxOf(-100, 40)).toEqual({ shortTermGain: -100, longTermGain: 40, tax: 0, unusedLoss: 60 });
  expect(taxOf(-30, -20)).toMatchObject({ tax: 0, unusedLoss: 50 });
  expect(taxOfSales([], rates)).toEqual({ shortTermGain: 0, longTermGain: 0, tax: 0, unusedLoss: 0 });
});

it('[PORTFOLIO-273] depends on the gains of each term alone, not on how lots split them', () => {
  const gains = fc.integer({ min: -100_000, max: 100_000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(gains, fc.boolean()), { maxLength: 12 }), (parts) => {
      const sumOf = (isLong: boolean): number =>
        parts.reduce((sum, [gain, own]) => (own === isLong ? sum + gain : sum), 0);
      const [short, long] = [sumOf(false), sumOf(true)];
      const together = taxOfSales(
        parts.map(([gain, isLong]) => sale(gain, isLong)),
        rates,
      );
      expect(together).toEqual(taxOfSales([sale(short, false), sale(long, true)], rates));
      expect(together.tax).toBeGreaterThanOrEqual(0);
      expect(together.tax).toBeLessThanOrEqual(Math.max(0, short) * 0.37 + Math.max(0, long) * 0.2 + 1e-9);
      expect(Math.max(0, short + long) > 0).toBe(together.tax > 0);
    }),
  );
});
