import { expect, it } from 'vitest';
import { exampleRisk, exampleRiskPositions } from '../testing/exampleRisk.js';
import { concentrationFigures } from './concentrationFigures.js';
import { correlations } from './correlations.js';

it('[ANALYTICS-SCREENS-67] measures the concentration of the holdings without cash', () => {
  const found = concentrationFigures(
    exampleRiskPositions.filter(({ isCash }) => !isCash).map(({ value }) => value),
  );
  if (!found.ok) throw new Error(found.reason);
  expect(found.value.index).toBeCloseTo((60 ** 2 + 25 ** 2 + 10 ** 2) / 95 ** 2, 12);
  expect(found.value).toMatchObject({ count: 3, largestFive: expect.closeTo(1, 12) });
});

it('[ANALYTICS-SCREENS-67] correlates the largest holdings with each other', () => {
  const { assets, cells } = correlations(exampleRisk().assets);
  expect(assets.map(({ position }) => position.id)).toEqual(['ACME', 'ROUE', 'TARN']);
  expect(cells[0]?.[1]).toEqual(cells[1]?.[0]);
  expect(cells[2]?.[2]).toEqual({ ok: true, value: expect.closeTo(1, 12) });
});
