import { expect, it } from 'vitest';
import { exampleModel } from '../testing/exampleModel.js';
import { modelInputs } from './modelInputs.js';

it('[VALUATION-55] names rows by fiscal year, and passes them to the engine in order', () => {
  const { body } = exampleModel({ years: 3 });
  const rates = body.assumptions.filter(({ input }) => input === 'tax_rate');
  expect(body.baseYearEnd).toBe('2025-12-31');
  expect(rates.map(({ id, yearEnd }) => [id, yearEnd])).toEqual([
    ['tax_rate@2026-12-31', '2026-12-31'],
    ['tax_rate@2027-12-31', '2027-12-31'],
    ['tax_rate@2028-12-31', '2028-12-31'],
  ]);
  const counted = rates.map((row, index) => ({ ...row, value: index })).toReversed();
  expect(modelInputs({ ...body, assumptions: counted })).toEqual({ tax_rate: [0, 1, 2] });
});
