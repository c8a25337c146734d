import { describe, expect, it } from 'vitest';
import { companyFactsDocument, row, spanRow, type FactRow } from '../testing/companyFactsDocument.js';
import { normalised, periodOf } from '../testing/normalised.js';

function outstanding(cover: readonly FactRow[]) {
  const fundamentals = normalised(
    companyFactsDocument({
      dei: { EntityCommonStockSharesOutstanding: { shares: cover } },
      'us-gaap': {
        Assets: { USD: [row('2023-12-31', 1, '2024-02-01')] },
        Revenues: { USD: [spanRow('2023-01-01/2023-12-31', 1, '2024-02-01')] },
        CommonStockSharesOutstanding: { shares: [row('2023-12-31', 90, '2024-02-01')] },
      },
    }),
  );
  return { figure: periodOf(fundamentals, 'FY2023').figures.sharesOutstanding, notes: fundamentals.notes };
}

const note =
  'These facts have no share count from a report cover, where filers with several share classes report each class. Shares outstanding are from the balance sheet.';

describe('shares outstanding', () => {
  it('[MARKET-19] are those on the cover of the report on the period', () => {
    const { figure, notes } = outstanding([
      row('2023-10-20', 101, '2023-11-01', { form: '10-Q' }),
      row('2024-01-20', 100, '2024-02-01'),
      row('2024-04-20', 99, '2024-05-01', { form: '10-Q' }),
    ]);
    expect(figure).toMatchObject({ value: 100, source: { taxonomy: 'dei' } });
    expect(notes).not.toContain(note);
  });

  it('[MARKET-19] are summed over the classes that a cover counts', () => {
    const { figure } = outstanding([
      row('2024-01-20', 100, '2024-02-01'),
      row('2024-01-20', 40, '2024-02-01'),
    ]);
    expect(figure).toMatchObject({ value: 140, derivation: 'Sum of the classes on the cover' });
  });

  it('[MARKET-193] are summed over classes that one cover counts on different days', () => {
    const { figure } = outstanding([
      row('2024-01-20', 100, '2024-02-01'),
      row('2024-01-22', 40, '2024-02-01'),
      row('2024-04-20', 99, '2024-05-01', { form: '10-Q' }),
    ]);
    expect(figure?.value).toBe(140);
  });

  it('[MARKET-193] are those of an amendment that corrects the cover', () => {
    const { figure } = outstanding([
      row('2024-01-20', 100, '2024-02-01'),
      row('2024-01-20', 101, '2024-04-01', { form: '10-K/A' }),
    ]);
    expect(figure).toMatchObject({
      value: 101,
      source: { filed: '2024-04-01' },
      restatedFrom: [{ value: 100, source: { filed: '2024-02-01' } }],
    });
  });

  it('[MARKET-193] stay those of the first filing when an amendment repeats them', () => {
    const { figure } = outstanding([
      row('2024-01-20', 100, '2024-02-01'),
      row('2024-01-20', 100, '2024-04-01', { form: '10-K/A' }),
    ]);
    expect(figure).toMatchObject({ value: 100, source: { filed: '2024-02-01' }, restatedFrom: [] });
  });

  it('[MARKET-19] are those of the balance sheet, with a note, when no cover counts them', () => {
    const { figure, notes } = outstanding([]);
    expect(figure).toMatchObject({ value: 90, source: { tag: 'CommonStockSharesOutstanding' } });
    expect(notes).toContain(note);
  });
});
