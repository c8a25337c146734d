import { expect, it } from 'vitest';
import { exampleCompany, exampleYear } from '../testing/exampleCompany.js';
import { normalMargin } from './normalMargin.js';

const cyclical = exampleCompany({
  annual: Array.from({ length: 12 }, (_, index) =>
    // Margins of 1%, 2% … 12%, oldest first.
    exampleYear(2014 + index, { revenue: 100, operatingIncome: index + 1 }),
  ),
});

it('[VALUATION-216] takes the median margin of the last ten years and keeps the figures behind it', () => {
  expect(normalMargin(cyclical)).toMatchObject({
    input: 'normal_margin',
    value: expect.closeTo(0.075, 12),
    reason: '10-yr median; operating margin, FY2016 to FY2025',
  });
  expect(normalMargin(cyclical)?.sources).toHaveLength(20);
});

it('[VALUATION-216] is missing without a year that reports both figures', () => {
  expect(normalMargin(exampleCompany({ annual: [exampleYear(2025, { revenue: 100 })] }))).toBeNull();
});
