import { describe, expect, it } from 'vitest';
import { dollarDocument, row, spanRow, type FactRow } from '../testing/companyFactsDocument.js';
import { normalised, periodOf } from '../testing/normalised.js';

const year = '2023-01-01/2023-12-31';
const first = '2024-02-01';
const second = '2025-02-01';
const Revenues = [spanRow(year, 100_001, first)];
const lastDay = (value: number, filed: string): FactRow => row('2023-12-31', value, filed);

const of2023 = (tags: Readonly<Record<string, readonly FactRow[]>>) => {
  const fundamentals = normalised(dollarDocument({ Revenues, ...tags }));
  const notes = fundamentals.notes.filter((note) => /add up|differ by|includes claims/.test(note));
  return { figures: periodOf(fundamentals, 'FY2023').figures, notes };
};

describe('statements of several filings', () => {
  it('[MARKET-24] serves the newest filing that sums up where the newest figures do not', () => {
    const { figures, notes } = of2023({
      Assets: [lastDay(1_003, first), lastDay(1_103, second)],
      Liabilities: [lastDay(601, first)],
      StockholdersEquity: [lastDay(402, first)],
    });
    expect(figures.totalAssets).toMatchObject({ value: 1_003, source: { filed: first }, restatedFrom: [] });
    expect(figures.totalLiabilities?.value).toBe(601);
    expect(notes).toEqual([
      'The balance sheet figures of FY2023 are from the filing of 2024-02-01, the newest in which they add up.',
    ]);
  });

  it('[MARKET-24] does not accuse a filer whose cash flows sum up in each filing', () => {
    const { figures, notes } = of2023({
      NetCashProvidedByUsedInOperatingActivities: [spanRow(year, 257_994, first)],
      NetCashProvidedByUsedInInvestingActivities: [spanRow(year, -249_417, first)],
      NetCashProvidedByUsedInFinancingActivities: [spanRow(year, 635_422, first)],
      NetCashProvidedByUsedInOperatingActivitiesContinuingOperations: [spanRow(year, 264_804, second)],
      NetCashProvidedByUsedInInvestingActivitiesContinuingOperations: [spanRow(year, -249_417, second)],
      NetCashProvidedByUsedInFinancingActivitiesContinuingOperations: [spanRow(year, 635_422, second)],
      EffectOfExchangeRateOnCashAndCashEquivalents: [spanRow(year, -6_810, second)],
      CashAndCashEquivalentsPeriodIncreaseDecrease: [
        spanRow(year, 643_999, first),
        spanRow(year, 643_999, second),
      ],
    });
    expect(figures.cashFromOperations).toMatchObject({
      value: 264_804,
      source: { filed: second },
      restatedFrom: [{ value: 257_994, source: { filed: first } }],
    });
    expect(notes).toEqual([]);
  });

  it('[MARKET-24] serves cash flows of one filing where a later one gives only some again', () => {
    const { figures, notes } = of2023({
      NetCashProvidedByUsedInOperatingActivities: [spanRow(year, 101, first), spanRow(year, 201, second)],
      NetCashProvidedByUsedInInvestingActivities: [spanRow(year, -61, first)],
      NetCashProvidedByUsedInFinancingActivities: [spanRow(year, -31, first)],
      CashAndCashEquivalentsPeriodIncreaseDecrease: [spanRow(year, 9, first)],
    });
    expect(figures.cashFromOperations?.value).toBe(101);
    expect(notes).toEqual([
      'The cash flows of FY2023 are from the filing of 2024-02-01, the newest in which they add up.',
    ]);
  });

  it('[MARKET-24] tells the difference that a filing has within itself', () => {
    const { notes } = of2023({
      Assets: [lastDay(1_003, first)],
      Liabilities: [lastDay(601, first)],
      StockholdersEquity: [lastDay(301, first)],
    });
    expect(notes).toEqual(['Assets and claims on them of FY2023 differ by 101 USD.']);
  });

  it('[MARKET-24] says that claims are not read where the filer’s own total equals its assets', () => {
    const { notes } = of2023({
      Assets: [lastDay(5_849_251, first)],
      Liabilities: [lastDay(4_879_345, first)],
      StockholdersEquity: [lastDay(911_710, first)],
      LiabilitiesAndStockholdersEquity: [lastDay(5_849_251, first)],
    });
    expect(notes).toEqual([
      'The balance sheet of FY2023 includes claims of 58196 USD under tags not checked.',
    ]);
  });

  it('[MARKET-24] accuses nobody where no filing gives both sides', () => {
    const { notes } = of2023({
      Assets: [lastDay(1_003, first)],
      Liabilities: [lastDay(601, second)],
      StockholdersEquity: [lastDay(301, second)],
    });
    expect(notes).toEqual([
      'Assets and claims on them of FY2023 differ by 101 USD: no single filing reports all of them.',
    ]);
  });
});
