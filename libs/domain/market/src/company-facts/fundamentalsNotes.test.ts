import { describe, expect, it } from 'vitest';
import { writeNote } from '../fundamentals/writeNote.js';
import { companyFactsDocument, dollarDocument, row, spanRow } from '../testing/companyFactsDocument.js';
import { normalised } from '../testing/normalised.js';

const year = (number: number) => `${number}-01-01/${number}-12-31`;
const notesOf = (tags: Readonly<Record<string, readonly unknown[]>>) =>
  normalised(dollarDocument(tags)).notes;

describe('notes', () => {
  it('[MARKET-46] give their figures and days apart from the words, beside the same sentences', () => {
    const fundamentals = normalised(
      dollarDocument({
        Revenues: [spanRow(year(2023), 100_001, '2024-02-01')],
        Assets: [row('2023-12-31', 5_849_251, '2024-02-01')],
        Liabilities: [row('2023-12-31', 4_879_345, '2024-02-01')],
        StockholdersEquity: [row('2023-12-31', 911_710, '2024-02-01')],
      }),
    );
    expect(fundamentals.noteReasons?.at(-1)).toEqual({
      words: ['Assets and claims on them of FY2023 differ by ', ' USD.'],
      figures: [{ kind: 'number', value: 58_196, decimals: 0 }],
    });
    expect(fundamentals.notes.at(-1)).toBe('Assets and claims on them of FY2023 differ by 58196 USD.');
    expect(fundamentals.noteReasons?.map(writeNote)).toEqual(fundamentals.notes);
  });

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
    ).toContain('Long-term debt of FY2023 includes finance leases under the tag used.');
    expect(notesOf({ Revenues, LongTermDebt: [row('2023-12-31', 9, '2024-02-01')] })).toContain(
      'Long-term debt of FY2023 may include its current portion under the tag used.',
    );
  });

  it('[MARKET-17] tell which part alone of finance leases is tagged', () => {
    const Revenues = [spanRow(year(2023), 4, '2024-02-01')];
    expect(
      notesOf({ Revenues, FinanceLeaseLiabilityNoncurrent: [row('2023-12-31', 9, '2024-02-01')] }),
    ).toContain('Finance leases of FY2023 include only the noncurrent portion under the tag used.');
    expect(
      notesOf({ Revenues, CapitalLeaseObligationsCurrent: [row('2023-12-31', 9, '2024-02-01')] }),
    ).toContain('Finance leases of FY2023 include only the current portion under the tag used.');
  });

  it('[MARKET-17] tell that current debt may include the finance leases beside it', () => {
    const notes = notesOf({
      Revenues: [spanRow(year(2023), 4, '2024-02-01')],
      DebtCurrent: [row('2023-12-31', 20, '2024-02-01')],
      FinanceLeaseLiability: [row('2023-12-31', 9, '2024-02-01')],
    });
    expect(notes).toContain('Current debt of FY2023 may include finance leases under the tag used.');
  });

  it('[MARKET-33] do not doubt long-term debt that filed totals have decided on', () => {
    const lastDay = (value: number) => [row('2023-12-31', value, '2024-02-01')];
    const notes = notesOf({
      Revenues: [spanRow(year(2023), 4, '2024-02-01')],
      DebtCurrent: lastDay(1_088),
      LongTermDebt: lastDay(4_254),
      DebtInstrumentCarryingAmount: lastDay(5_380),
    });
    expect(notes.filter((note) => note.includes('may include its current portion'))).toEqual([]);
  });

  it('[MARKET-34] tell which depreciation is summed from the notes', () => {
    const notes = notesOf({
      Revenues: [spanRow(year(2023), 4, '2024-02-01')],
      Depreciation: [spanRow(year(2023), 1_910, '2024-02-01')],
      AmortizationOfIntangibleAssets: [spanRow(year(2023), 51, '2024-02-01')],
    });
    expect(notes).toContain(
      'Depreciation of FY2023 is summed from the notes, since the cash flow statement has no tagged total, and may be incomplete.',
    );
  });

  it('[MARKET-191] tell what the same parts are of the statement’s own line, where that is tagged', () => {
    // Tesla, annual reports for 2017 and 2021: the line of 2021 has no tag of the taxonomy.
    const notes = notesOf({
      Revenues: [spanRow(year(2023), 4, '2024-02-01'), spanRow(year(2022), 3, '2023-02-01')],
      DepreciationAndAmortization: [spanRow(year(2022), 1_636_003_000, '2023-02-01')],
      Depreciation: [
        spanRow(year(2022), 769_000_000, '2024-02-01'),
        spanRow(year(2023), 1_910_000_000, '2024-02-01'),
      ],
      AmortizationOfIntangibleAssets: [
        spanRow(year(2022), 40_000_000, '2024-02-01'),
        spanRow(year(2023), 51_000_000, '2024-02-01'),
      ],
    });
    expect(notes).toContain(
      'The same parts add up to 809000000 of the 1636003000 USD that the statement of FY2022 reports as depreciation.',
    );
  });

  it('[MARKET-191] tell which other lines may be incomplete', () => {
    const notes = notesOf({
      Revenues: [spanRow(year(2023), 4, '2024-02-01')],
      RestructuringCosts: [spanRow(year(2023), 55, '2024-02-01')],
    });
    expect(notes).toContain(
      'Impairment and restructuring of FY2023 is computed from its tagged parts and may be incomplete.',
    );
  });

  it('[MARKET-191] tell which depreciation is that of property alone', () => {
    const notes = notesOf({
      Revenues: [spanRow(year(2023), 4, '2024-02-01')],
      Depreciation: [spanRow(year(2023), 21_136, '2024-02-01')],
    });
    expect(notes).toContain('Depreciation of FY2023 covers property only under the tag used.');
  });

  it('[MARKET-3] name no line as not found that a taxonomy has no tag for', () => {
    const form = { form: '20-F' };
    const { notes } = normalised(
      companyFactsDocument({
        'ifrs-full': {
          Assets: { USD: [row('2023-12-31', 1, '2024-02-01', form)] },
          Revenue: { USD: [spanRow(year(2023), 1, '2024-02-01', form)] },
        },
      }),
    );
    const missing = notes.find((note) => /^No .* reported for /u.test(note));
    expect(missing).toContain('lease liabilities');
    expect(missing).not.toContain('finance leases');
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
