import { expect, it } from 'vitest';
import { assumptionRowId } from './assumptionRowId.js';

it('[DOCUMENTS-10] names a row by its input and fiscal year', () => {
  expect(assumptionRowId('revenue_growth', '2027-12-31')).toBe('revenue_growth@2027-12-31');
  expect(assumptionRowId('beta', null)).toBe('beta');
});
