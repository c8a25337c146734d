import { describe, expect, it } from 'vitest';
import { dollarDocument, row, spanRow } from '../testing/companyFactsDocument.js';
import { normalised } from '../testing/normalised.js';

const year = (number: number) => `${number}-01-01/${number}-12-31`;
const notesOf = (tags: Readonly<Record<string, readonly unknown[]>>) =>
  normalised(dollarDocument(tags)).notes;

describe('notes', () => {
  it('[MARKET-6] tell when the tag of a line changes', () => {
    const notes = notesOf({
      SalesRevenueNet: [spanRow(year(2021), 1, '2022-02-01'), spanRow(year(2022), 2, '2023-02-01')],
      Revenues: [spanRow(year(2023), 3, '2024-02-01')],
    });
    expect(notes).toContain(
      'The tag of revenue changes: SalesRevenueNet (FY2021 to FY2022), Revenues (FY2023).',
    );
  });

  it('[MARKET-10] tell which lines of a year later filings restate', () => {
    const notes = notesOf({
      Revenues: [spanRow(year(2023), 3, '2024-02-01'), spanRow(year(2023), 4, '2025-02-01')],
    });
    expect(notes).toContain('Later filings restate FY2023: revenue.');
  });

  it('[MARKET-9] tell which days no fiscal year covers', () => {
    const notes = notesOf({
      Revenues: [spanRow('2021-07-01/2022-06-30', 3, '2022-08-01'), spanRow(year(2023), 4, '2024-02-01')],
    });
    expect(notes).toContain(
      'No fiscal year covers 2022-07-01 to 2022-12-31: a changed year end or a missing report.',
    );
  });

  it('[MARKET-17] tell when long-term debt cannot be told from leases or its current portion', () => {
    const Revenues = [spanRow(year(2023), 4, '2024-02-01')];
    expect(
      notesOf({ Revenues, LongTermDebtAndCapitalLeaseObligations: [row('2023-12-31', 9, '2024-02-01')] }),
    ).toContain('Long-term debt of FY2023 includes finance leases, as it is tagged.');
    expect(notesOf({ Revenues, LongTermDebt: [row('2023-12-31', 9, '2024-02-01')] })).toContain(
      'Long-term debt of FY2023 may include its current portion, as it is tagged.',
    );
  });

  it('[MARKET-24] tell which identity a year breaks', () => {
    const notes = notesOf({
      Revenues: [spanRow(year(2023), 4, '2024-02-01')],
      Assets: [row('2023-12-31', 1_003, '2024-02-01')],
      Liabilities: [row('2023-12-31', 601, '2024-02-01')],
      StockholdersEquity: [row('2023-12-31', 301, '2024-02-01')],
    });
    expect(notes).toContain('Assets and claims on them of FY2023 differ by 101 USD.');
  });
});
