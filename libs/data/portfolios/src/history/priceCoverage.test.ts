import { expect, it } from 'vitest';
import { priceCoverage } from './priceCoverage.js';

it('[PORTFOLIOS-7] counts the days on which a holding was valued at an earlier price or at one of its rows', () => {
  const instrument = { symbol: 'ACME', market: null };
  const none = new Float64Array(6);
  const values = Float64Array.of(0, 5, 6, 6, 7, 0);
  const coverage = priceCoverage(
    { holdings: [{ account: 'main', instrument, values, flows: none, gains: none }] },
    {
      days: Int32Array.of(1, 2, 3, 4, 5, 6),
      prices: [
        {
          instrument,
          currency: 'USD',
          closes: none,
          days: Float64Array.of(Number.NaN, Number.NaN, 3, 3, 5, 6),
        },
      ],
    },
    0,
    5,
  );
  expect(coverage).toEqual([{ id: 'ACME', held: 4, carried: 1, filed: 1 }]);
});
