import { expect, it } from 'vitest';
import { exampleRiskPositions } from '../testing/exampleRisk.js';
import { shockLosses } from './shockLosses.js';

it('[ANALYTICS-SCREENS-70] compounds price and currency, and a shock of a holding replaces that of all', () => {
  const { rows, gain } = shockLosses(exampleRiskPositions, {
    all: -0.2,
    currencies: { EUR: -0.1 },
    holdings: { TARN: 0.05 },
    factors: {},
  });
  expect(rows.map((row) => Math.round(row.gain))).toEqual([
    -12_000,
    Math.round(25_000 * (0.8 * 0.9 - 1)),
    500,
    0,
  ]);
  expect(gain).toBeCloseTo(-12_000 - 7_000 + 500, 6);
});

it('[ANALYTICS-SCREENS-88] adds the shock of a factor × the loading of a holding to that of all, down to a total loss', () => {
  const loadings = new Map([
    ['ACME', [{ name: 'Market', value: 1.5 }]],
    [
      'ROUE',
      [
        { name: 'Market', value: 0.5 },
        { name: 'Size', value: -2 },
      ],
    ],
  ]);
  const shocks = { all: -0.1, currencies: {}, holdings: {}, factors: { Market: -0.2, Size: 0.1 } };
  const { rows } = shockLosses(exampleRiskPositions, shocks, loadings);
  expect(rows.map(({ priceShock }) => Number(priceShock.toFixed(9)))).toEqual([-0.4, -0.4, -0.1, 0]);
  const deep = shockLosses(exampleRiskPositions, { ...shocks, factors: { Market: -0.9 } }, loadings);
  expect(deep.rows[0]?.priceShock).toBe(-1);
});
