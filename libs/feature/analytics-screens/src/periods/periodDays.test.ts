import { expect, it } from 'vitest';
import { periodDays } from './periodDays.js';

it.each([
  ['2024-02', '2024-02-01', '2024-02-29'],
  ['2025-12', '2025-12-01', '2025-12-31'],
  ['2023', '2023-01-01', '2023-12-31'],
])('[ANALYTICS-SCREENS-21] has the days of %s', (id, from, to) => {
  expect(periodDays(id)).toEqual({ from, to });
});
