import { expect, it } from 'vitest';
import { dataShownTogether } from './useDataShownOfRows.js';

it('[PORTFOLIO-SCREENS-128] names each source of the prices of a list once, with its newest day, and sample data', () => {
  const shown = (source: string, asOf: string, sample: boolean) => ({
    statements: null,
    prices: [{ source, asOf }],
    sample,
  });
  expect(
    dataShownTogether([
      shown('A', '2025-11-19', false),
      shown('B', '2025-11-18', true),
      shown('A', '2025-11-20', false),
    ]),
  ).toEqual({
    statements: null,
    prices: [
      { source: 'A', asOf: '2025-11-20' },
      { source: 'B', asOf: '2025-11-18' },
    ],
    sample: true,
  });
  expect(dataShownTogether([])).toBeNull();
});
