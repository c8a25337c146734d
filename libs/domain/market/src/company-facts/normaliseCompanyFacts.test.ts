import { describe, expect, it } from 'vitest';
import { companyFactsDocument, dollarDocument, row, spanRow } from '../testing/companyFactsDocument.js';
import { normalised, periodOf } from '../testing/normalised.js';
import { normaliseCompanyFacts } from './normaliseCompanyFacts.js';

const year = '2023-01-01/2023-12-31';
const reasonFor = (document: unknown, knownOn = '2026-12-31') => {
  const result = normaliseCompanyFacts(document, { symbol: 'EXM', knownOn });
  return result.ok ? null : result.reason;
};

describe('normaliseCompanyFacts', () => {
  it.each([
    ['no object', null, 'The company facts are not a JSON object.'],
    ['a list', [], 'The company facts are not a JSON object.'],
    ['no name', { facts: {} }, 'The company facts name no company (entityName).'],
    ['no facts', { entityName: 'Example' }, 'The company facts have no facts object.'],
    [
      'empty facts',
      { entityName: 'Example', facts: {} },
      'The company facts include no statement filed by 2026-12-31.',
    ],
  ])('[MARKET-1] gives a reason for %s', (_, document, reason) => {
    expect(reasonFor(document)).toBe(reason);
  });

  it('[MARKET-1] tells a document that cannot be read from one without statements', () => {
    const kindOf = (document: unknown) => {
      const result = normaliseCompanyFacts(document, { symbol: 'EXM', knownOn: '2026-12-31' });
      return result.ok ? 'statements' : result.kind;
    };
    expect(kindOf({ entityName: 'Example', facts: 'none' })).toBe('unreadable');
    expect(kindOf({ entityName: 'Example', facts: {} })).toBe('no-statements');
    expect(kindOf(dollarDocument({}))).toBe('no-statements');
  });

  it('[MARKET-1] gives a reason for a day that is no date', () => {
    expect(reasonFor(dollarDocument({}), '2026-02-30')).toBe(
      '2026-02-30 is not a date from 1900 to 2200, such as 2026-01-31.',
    );
  });

  it('[MARKET-1] gives a reason when no full fiscal year is filed', () => {
    const document = dollarDocument({ Revenues: [spanRow('2023-01-01/2023-03-31', 10, '2023-05-01')] });
    expect(reasonFor(document)).toBe('The company facts include no full fiscal year filed by 2026-12-31.');
  });

  it.each([
    ['3571', '3571'],
    ['35', undefined],
    [3571, undefined],
    [null, undefined],
    [undefined, undefined],
  ])('[MARKET-199] reads the industry code %s as %s', (sic, industryCode) => {
    const facts = {
      Revenues: [spanRow(year, 10, '2024-02-01')],
      Assets: [row('2023-12-31', 9, '2024-02-01')],
    };
    const result = normaliseCompanyFacts(
      { ...(dollarDocument(facts) as object), sic },
      { symbol: 'EXM', knownOn: '2026-12-31' },
    );
    expect(result).toMatchObject({ ok: true });
    expect(result.ok && result.value.industryCode).toBe(industryCode);
  });

  it('[MARKET-2] uses nothing that was filed after the day asked for', () => {
    const document = dollarDocument({
      Assets: [row('2022-12-31', 900, '2023-02-01'), row('2023-12-31', 1000, '2024-02-01')],
      Revenues: [
        spanRow('2022-01-01/2022-12-31', 80, '2023-02-01'),
        spanRow('2022-01-01/2022-12-31', 85, '2024-02-01'),
        spanRow(year, 100, '2024-02-01'),
      ],
    });
    const before = normalised(document, '2024-01-31');
    expect(before.annual.map(({ label }) => label)).toEqual(['FY2022']);
    expect(before.annual[0]?.figures.revenue).toMatchObject({ value: 80, restatedFrom: [] });
    expect(before.lastFiled).toBe('2023-02-01');
    expect(normalised(document, '2024-02-01').annual[0]?.figures.revenue?.value).toBe(85);
    expect(reasonFor(document, '2023-01-31')).toBe(
      'The company facts include no statement filed by 2023-01-31.',
    );
  });

  it('[MARKET-3] keeps a line missing that is not filed, and a filed zero zero', () => {
    const { figures } = periodOf(
      normalised(
        dollarDocument({
          Revenues: [spanRow(year, 100, '2024-02-01')],
          InventoryNet: [row('2023-12-31', 0, '2024-02-01')],
        }),
      ),
      'FY2023',
    );
    expect(Object.keys(figures).sort()).toEqual(['inventory', 'revenue', 'totalAssets']);
    expect(figures.inventory?.value).toBe(0);
  });

  it('[MARKET-3] names what was not found for the newest year, and does not say that it was not filed', () => {
    const { notes } = normalised(dollarDocument({ Revenues: [spanRow(year, 100, '2024-02-01')] }));
    expect(notes.find((note) => /^No .* reported for /u.test(note))).toMatch(
      /^No .*operating income, interest expense.* reported for FY2023 under the tags checked\.$/,
    );
    expect(notes.join(' ')).not.toContain('not state');
  });

  it('[MARKET-4] names the filed fact behind a figure', () => {
    const document = dollarDocument({
      Revenues: [spanRow(year, 100, '2024-02-01', { accn: '0000000001-24-000001' })],
    });
    expect(periodOf(normalised(document), 'FY2023').figures.revenue).toEqual({
      value: 100,
      source: {
        taxonomy: 'us-gaap',
        tag: 'Revenues',
        unit: 'USD',
        accession: '0000000001-24-000001',
        form: '10-K',
        filed: '2024-02-01',
      },
      components: [],
      derivation: null,
      restatedFrom: [],
    });
  });

  it('[MARKET-7] takes a period that starts a day or two apart as the same', () => {
    const document = dollarDocument({
      Revenues: [spanRow(year, 100, '2024-02-01')],
      GrossProfit: [spanRow(year, 40, '2024-02-01')],
      NetIncomeLoss: [spanRow('2022-12-31/2023-12-31', 10, '2024-02-01')],
      OperatingIncomeLoss: [spanRow('2022-12-20/2023-12-31', 10, '2024-02-01')],
    });
    const { figures } = periodOf(normalised(document), 'FY2023');
    expect(figures.netIncome?.value).toBe(10);
    expect(figures.operatingIncome).toBeUndefined();
  });

  it('[MARKET-16] takes balance sheet lines of the last day alone', () => {
    const document = dollarDocument({
      Revenues: [spanRow(year, 100, '2024-02-01')],
      InventoryNet: [row('2023-12-30', 5, '2024-02-01'), row('2023-12-31', 7, '2024-02-01')],
      Goodwill: [row('2023-12-30', 5, '2024-02-01')],
    });
    const { figures } = periodOf(normalised(document), 'FY2023');
    expect(figures.inventory?.value).toBe(7);
    expect(figures.goodwill).toBeUndefined();
  });

  it('[MARKET-21] reads one currency and notes the others', () => {
    const document = companyFactsDocument({
      'us-gaap': {
        Assets: { EUR: [row('2022-12-31', 900, '2023-02-01')], USD: [row('2023-12-31', 1000, '2024-02-01')] },
        Revenues: { EUR: [spanRow(year, 91, '2024-02-01')], USD: [spanRow(year, 100, '2024-02-01')] },
        Goodwill: { EUR: [row('2023-12-31', 9, '2024-02-01')] },
      },
    });
    const fundamentals = normalised(document);
    expect(fundamentals.currency).toBe('USD');
    expect(periodOf(fundamentals, 'FY2023').figures.revenue?.value).toBe(100);
    expect(periodOf(fundamentals, 'FY2023').figures.goodwill).toBeUndefined();
    expect(fundamentals.notes).toContain('The statements are in USD; also filed, but not used: EUR.');
  });

  it.each([
    ['USD', 'EUR'],
    ['EUR', 'USD'],
  ])('[MARKET-21] follows a company from %s to %s', (former, newest) => {
    const document = companyFactsDocument({
      'us-gaap': {
        Assets: {
          [former]: [row('2022-12-31', 9, '2023-02-01')],
          [newest]: [row('2023-12-31', 9, '2024-02-01')],
        },
        Revenues: { [newest]: [spanRow(year, 100, '2024-02-01')] },
      },
    });
    expect(normalised(document).currency).toBe(newest);
  });

  it('[MARKET-22] reads an IFRS filer: padded cik, null labels, annual reports only', () => {
    const filed = '2025-04-02';
    const form = { form: '20-F' };
    const document = {
      ...(companyFactsDocument({
        'ifrs-full': {
          Assets: { USD: [row('2024-12-31', 607, filed, form)] },
          Revenue: { USD: [spanRow('2024-01-01/2024-12-31', 44, filed, form)] },
          ProfitLoss: { USD: [spanRow('2024-01-01/2024-12-31', -19, filed, form)] },
          ProfitLossAttributableToOwnersOfParent: {
            USD: [spanRow('2024-01-01/2024-12-31', -29, filed, form)],
          },
          LongtermBorrowings: { USD: [row('2024-12-31', 266, filed, form)] },
          CurrentPortionOfLongtermBorrowings: { USD: [row('2024-12-31', 13, filed, form)] },
          Borrowings: { USD: [row('2024-12-31', 267, filed, form)] },
        },
      }) as object),
      cik: '0001234567',
    };
    const fundamentals = normalised(document);
    expect(fundamentals).toMatchObject({ accountingStandard: 'ifrs', quarterly: [] });
    expect(fundamentals.trailingTwelveMonths?.label).toBe('TTM FY2024');
    const { figures } = periodOf(fundamentals, 'FY2024');
    expect(figures.netIncome?.value).toBe(-29);
    expect(figures.longTermDebt).toMatchObject({
      value: 253,
      derivation: 'Borrowings less their current portion',
    });
  });

  it('[MARKET-25] reads no proxy statement and no prospectus', () => {
    const document = dollarDocument({
      NetIncomeLoss: [
        spanRow(year, 12_345_678, '2024-02-01'),
        spanRow(year, 12_300_000, '2024-04-01', { form: 'DEF 14A' }),
        spanRow(year, 12_000_000, '2024-05-01', { form: '424B5' }),
      ],
    });
    const fundamentals = normalised(document);
    expect(periodOf(fundamentals, 'FY2023').figures.netIncome).toMatchObject({
      value: 12_345_678,
      restatedFrom: [],
    });
    expect(fundamentals.lastFiled).toBe('2024-02-01');
  });

  it('[MARKET-26] leaves unreadable rows out and counts them', () => {
    const good = spanRow(year, 100, '2024-02-01');
    const document = dollarDocument({
      Revenues: [
        good,
        null,
        { ...good, val: null },
        { ...good, end: '2023-13-31' },
        { ...good, accn: 7 },
        { ...good, start: '2024-01-01' },
        spanRow('9999-01-01/9999-12-31', 100, '2024-02-01'),
      ],
    });
    const fundamentals = normalised(document);
    expect(periodOf(fundamentals, 'FY2023').figures.revenue?.value).toBe(100);
    expect(fundamentals.notes).toContain(
      'Facts not used because their value, date or filing cannot be read: 6.',
    );
  });

  it('[MARKET-28] gives payments as positive outflows and tax as a positive charge', () => {
    const { figures } = periodOf(
      normalised(
        dollarDocument({
          PaymentsToAcquirePropertyPlantAndEquipment: [spanRow(year, 12, '2024-02-01')],
          PaymentsOfDividends: [spanRow(year, 3, '2024-02-01')],
          PaymentsForRepurchaseOfCommonStock: [spanRow(year, 4, '2024-02-01')],
          IncomeTaxExpenseBenefit: [spanRow(year, 5, '2024-02-01')],
        }),
      ),
      'FY2023',
    );
    expect(figures.capitalExpenditure?.value).toBe(12);
    expect(figures.dividendsPaid?.value).toBe(3);
    expect(figures.shareRepurchases?.value).toBe(4);
    expect(figures.incomeTax?.value).toBe(5);
  });
});
