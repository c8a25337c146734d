import { expect, it } from 'vitest';
import { exampleRiskPositions } from '../testing/exampleRisk.js';
import { shockLosses } from './shockLosses.js';

it('[ANALYTICS-SCREENS-70] compounds price and currency, and a shock of a holding replaces that of all', () => {
  const { rows, gain } = shockLosses(exampleRiskPositions, {
    all: -0.2,
    currencies: { EUR: -0.1 },
    holdings: { TARN: 0.05 },
  });
  expect(rows.map((row) => Math.round(row.gain))).toEqual([
    -12_000,
    Math.round(25_000 * (0.8 * 0.9 - 1)),
    500,
    0,
  ]);
  expect(gain).toBeCloseTo(-12_000 - 7_000 + 500, 6);
});
