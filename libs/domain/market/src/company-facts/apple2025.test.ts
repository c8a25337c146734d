import { describe, expect, it } from 'vitest';
import { dollarDocument, row, spanRow } from '../testing/companyFactsDocument.js';
import { normalised, periodOf } from '../testing/normalised.js';

/** Apple Inc., Form 10-K for fiscal 2025 and Form 10-Q for its third quarter, in millions of dollars (SEC EDGAR). */
const year = '2024-09-29/2025-09-27';
const nineMonths = '2024-09-29/2025-06-28';
const annualReport = '2025-10-31';
const thirdQuarter = { form: '10-Q', fp: 'Q3' };
const million = 1_000_000;

const document = dollarDocument({
  Assets: [row('2025-09-27', 359_241 * million, annualReport)],
  Liabilities: [row('2025-09-27', 285_508 * million, annualReport)],
  StockholdersEquity: [row('2025-09-27', 73_733 * million, annualReport)],
  LongTermDebtCurrent: [row('2025-09-27', 12_350 * million, annualReport)],
  CommercialPaper: [row('2025-09-27', 7_979 * million, annualReport)],
  RevenueFromContractWithCustomerExcludingAssessedTax: [
    spanRow(nineMonths, 313_695 * million, '2025-08-01', thirdQuarter),
    spanRow(year, 416_161 * million, annualReport),
  ],
  OperatingIncomeLoss: [spanRow(year, 133_050 * million, annualReport)],
  NetIncomeLoss: [spanRow(year, 112_010 * million, annualReport)],
  NetCashProvidedByUsedInOperatingActivities: [spanRow(year, 111_482 * million, annualReport)],
  NetCashProvidedByUsedInInvestingActivities: [spanRow(year, 15_195 * million, annualReport)],
  NetCashProvidedByUsedInFinancingActivities: [spanRow(year, -120_686 * million, annualReport)],
  CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseIncludingExchangeRateEffect:
    [spanRow(year, 5_991 * million, annualReport)],
  PaymentsToAcquirePropertyPlantAndEquipment: [spanRow(year, 12_715 * million, annualReport)],
});

describe('Apple’s fiscal 2025', () => {
  it('[MARKET-7] is the 52 weeks to 2025-09-27', () => {
    expect(periodOf(normalised(document), 'FY2025')).toMatchObject({
      start: '2024-09-29',
      end: '2025-09-27',
    });
  });

  it('[MARKET-6] has the published figures', () => {
    const { figures } = periodOf(normalised(document), 'FY2025');
    expect(figures.revenue?.value).toBe(416_161 * million);
    expect(figures.operatingIncome?.value).toBe(133_050 * million);
    expect(figures.netIncome?.value).toBe(112_010 * million);
    expect(figures.cashFromOperations?.value).toBe(111_482 * million);
    expect(figures.capitalExpenditure?.value).toBe(12_715 * million);
    expect(figures.currentDebt?.value).toBe(20_329 * million);
  });

  it('[MARKET-11] has a fourth quarter that is the year less nine months', () => {
    const { revenue } = periodOf(normalised(document), 'Q4 2025').figures;
    expect(revenue).toMatchObject({ value: 102_466 * million, derivation: 'Year less nine months' });
    expect(revenue?.source.filed).toBe(annualReport);
    expect(revenue?.components.map(({ label, sign, value }) => ({ label, sign, value }))).toEqual([
      {
        label: 'Revenue from contract with customer excluding assessed tax, year to 2025-09-27',
        sign: 1,
        value: 416_161 * million,
      },
      {
        label: 'Revenue from contract with customer excluding assessed tax, nine months to 2025-06-28',
        sign: -1,
        value: 313_695 * million,
      },
    ]);
  });

  it('[MARKET-24] breaks no accounting identity', () => {
    expect(normalised(document).notes.filter((note) => note.includes('differ by'))).toEqual([]);
  });
});
