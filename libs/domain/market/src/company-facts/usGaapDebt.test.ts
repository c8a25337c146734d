import { describe, expect, it } from 'vitest';
import { balanceSheet } from '../testing/balanceSheet.js';
import { dollarDocument, row, spanRow } from '../testing/companyFactsDocument.js';
import { normalised, periodOf } from '../testing/normalised.js';

/** Current, long-term and finance-lease debt of a balance sheet; null where a line is missing. */
function debtOf(filed: Readonly<Record<string, number>>) {
  const { currentDebt, longTermDebt, financeLeases } = balanceSheet(filed);
  return [currentDebt?.value ?? null, longTermDebt?.value ?? null, financeLeases?.value ?? null];
}

describe('debt under US GAAP', () => {
  it.each([
    ['LongTermDebt', { LongTermDebt: 10_000 }],
    ['DebtCurrent', { DebtCurrent: 1_000 }],
    ['all debt', { DebtLongtermAndShorttermCombinedAmount: 10_000 }],
  ])('[MARKET-33] counts one debt under two tags once where the filed total of %s shows one', (_, total) => {
    const sameDebt = {
      ShortTermBorrowings: 1_000,
      LongTermDebtCurrent: 1_000,
      LongTermDebtNoncurrent: 9_000,
    };
    expect(debtOf({ ...sameDebt, ...total })).toEqual([1_000, 9_000, null]);
  });

  it.each([
    ['DebtCurrent', { DebtCurrent: 2_000 }],
    ['all debt', { DebtLongtermAndShorttermCombinedAmount: 11_000 }],
    ['nothing', {}],
  ])('[MARKET-33] counts two debts of one amount twice where %s shows two', (_, total) => {
    const twoDebts = { CommercialPaper: 1_000, LongTermDebtCurrent: 1_000, LongTermDebtNoncurrent: 9_000 };
    expect(debtOf({ ...twoDebts, ...total })).toEqual([2_000, 9_000, null]);
  });

  it('[MARKET-33] does not take commercial paper for a part of all long-term debt', () => {
    const paper = { CommercialPaper: 7_979, LongTermDebtCurrent: 12_350, LongTermDebtNoncurrent: 78_328 };
    expect(debtOf({ ...paper, LongTermDebt: 90_678 })).toEqual([20_329, 78_328, null]);
  });

  it('[MARKET-33] counts one debt once that later filings give under another tag', () => {
    const document = dollarDocument({
      Revenues: [spanRow('2023-01-01/2023-12-31', 100, '2024-02-01')],
      LongTermDebtCurrent: [row('2023-12-31', 1_000, '2024-02-01')],
      ShortTermBorrowings: [row('2023-12-31', 1_000, '2025-02-01')],
    });
    expect(periodOf(normalised(document), 'FY2023').figures.currentDebt).toMatchObject({
      value: 1_000,
      source: { tag: 'ShortTermBorrowings', filed: '2025-02-01' },
      derivation: null,
    });
  });

  it('[MARKET-33] fills current and long-term debt up to a filed total of all debt', () => {
    const all = { DebtLongtermAndShorttermCombinedAmount: 108 };
    expect(debtOf({ ...all, LongTermDebtNoncurrent: 88, LongTermDebtCurrent: 12 })).toEqual([20, 88, null]);
    expect(debtOf({ ...all, LongTermDebtCurrent: 20, ConvertibleDebtNoncurrent: 10 })).toEqual([
      20,
      88,
      null,
    ]);
    expect(debtOf({ ...all, LongTermDebtNoncurrent: 88 })).toEqual([20, 88, null]);
    expect(debtOf({ ...all, DebtCurrent: 20, LongTermDebt: 100 })).toEqual([20, 88, null]);
  });

  it('[MARKET-33] takes current debt out of all long-term debt, unless a filed total is larger than both', () => {
    expect(debtOf({ DebtCurrent: 12, LongTermDebt: 100 })).toEqual([12, 88, null]);
    expect(debtOf({ DebtCurrent: 20, CommercialPaper: 8, LongTermDebt: 100 })).toEqual([20, 88, null]);
    expect(debtOf({ DebtCurrent: 12, LongTermDebt: 100, DebtInstrumentCarryingAmount: 101 })).toEqual([
      12,
      88,
      null,
    ]);
    expect(debtOf({ DebtCurrent: 1_088, LongTermDebt: 4_254, DebtInstrumentCarryingAmount: 5_380 })).toEqual([
      1_088,
      4_254,
      null,
    ]);
  });

  it('[MARKET-190] takes the current portion out of all long-term debt, unless a filed total is larger than both', () => {
    const debt = { LongTermDebt: 4_254, LongTermDebtCurrent: 1_088 };
    expect(debtOf(debt)).toEqual([1_088, 3_166, null]);
    expect(debtOf({ ...debt, DebtInstrumentCarryingAmount: 4_260 })).toEqual([1_088, 3_166, null]);
    expect(debtOf({ ...debt, DebtInstrumentCarryingAmount: 5_380 })).toEqual([1_088, 4_254, null]);
  });

  it('[MARKET-17] reads finance leases as a line of their own, capital leases of older filings included', () => {
    expect(debtOf({ FinanceLeaseLiability: 12, FinanceLeaseLiabilityCurrent: 2 })).toEqual([null, null, 12]);
    expect(debtOf({ FinanceLeaseLiabilityCurrent: 2, FinanceLeaseLiabilityNoncurrent: 9 })).toEqual([
      null,
      null,
      11,
    ]);
    expect(debtOf({ CapitalLeaseObligations: 7 })).toEqual([null, null, 7]);
    expect(debtOf({ CapitalLeaseObligationsCurrent: 1, CapitalLeaseObligationsNoncurrent: 3 })).toEqual([
      null,
      null,
      4,
    ]);
    expect(debtOf({ OperatingLeaseLiability: 50 })).toEqual([null, null, null]);
  });

  it('[MARKET-17] counts finance leases once where they are tagged together with debt', () => {
    const combined = {
      LongTermDebtAndCapitalLeaseObligations: 9_418,
      LongTermDebtAndCapitalLeaseObligationsCurrent: 797,
    };
    const split = { FinanceLeaseLiabilityNoncurrent: 589, FinanceLeaseLiabilityCurrent: 97 };
    expect(debtOf({ ...combined, ...split })).toEqual([700, 8_829, 686]);
    expect(debtOf({ ...combined, FinanceLeaseLiability: 686 })).toEqual([797, 8_732, 686]);
    expect(debtOf(combined)).toEqual([797, 9_418, null]);
    const everything = { LongTermDebtAndCapitalLeaseObligationsIncludingCurrentMaturities: 10_215 };
    expect(debtOf({ ...everything, ...split, LongTermDebtCurrent: 700 })).toEqual([700, 8_829, 686]);
  });

  it('[MARKET-17] takes finance leases out of current debt where the parts show that it includes them', () => {
    const parts = { CommercialPaper: 2_000, LongTermDebtCurrent: 1_000, FinanceLeaseLiabilityCurrent: 225 };
    expect(debtOf({ ...parts, DebtCurrent: 3_225 })).toEqual([3_000, null, 225]);
    expect(debtOf({ ...parts, DebtCurrent: 3_000 })).toEqual([3_000, null, 225]);
    expect(debtOf({ ...parts, DebtCurrent: 5_000 })).toEqual([5_000, null, 225]);
  });
});
