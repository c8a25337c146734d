import { expect, it } from 'vitest';
import { exampleFundamentals, exampleModel } from '../testing/exampleModel.js';
import { readFundamentals } from './readFundamentals.js';

it('[VALUATION-54] stores the annual statements in the format of saved work, and reads them back unchanged', () => {
  const fundamentals = exampleFundamentals({ shareBasisChanges: [{ filed: '2024-05-01', factor: 4 }] });
  const { fundamentalsSnapshot } = exampleModel({ fundamentals }).body;
  expect(fundamentalsSnapshot).toEqual({ version: 1, ...fundamentals });
  const stored: unknown = JSON.parse(JSON.stringify(fundamentalsSnapshot));
  expect(readFundamentals(stored)).toEqual({ ok: true, value: fundamentals });
});
