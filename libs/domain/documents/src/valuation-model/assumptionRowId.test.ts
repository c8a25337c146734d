import { expect, it } from 'vitest';
import { assumptionRowId } from './assumptionRowId.js';

it('[DOCUMENTS-10] names a row by its input and period', () => {
  expect(assumptionRowId('revenue_growth', 3)).toBe('revenue_growth@3');
  expect(assumptionRowId('beta', null)).toBe('beta');
});
