import { expect, it } from 'vitest';
import { ignoredLines } from './ignoredLines.js';

it('[IMPORT-PIPELINE-46] counts ignored lines without headings and totals', () => {
  expect(
    ignoredLines([
      { reason: 'Headings.', lines: [1] },
      { reason: 'Total.', lines: [9] },
      { reason: 'Cash sweep between the account and its bank.', lines: [3, 4] },
    ]),
  ).toBe(2);
});
