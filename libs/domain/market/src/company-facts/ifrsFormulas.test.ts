import { describe, expect, it } from 'vitest';
import { figuresOf } from '../testing/figuresOf.js';
import { evaluateFormula } from './evaluateFormula.js';
import { ifrsFormulas } from './ifrsFormulas.js';
import type { FormulaLine } from './StatementFormulas.js';

const line = (name: FormulaLine, filed: Readonly<Record<string, number>>) =>
  evaluateFormula(ifrsFormulas[name], figuresOf(filed));

describe('ifrs-full formulas', () => {
  it('[MARKET-29] takes the revaluation of investment property out of operating income', () => {
    const landlord = {
      ProfitLossFromOperatingActivities: 36,
      GainsLossesOnFairValueAdjustmentInvestmentProperty: 32,
    };
    expect(line('operatingIncome', landlord)).toMatchObject({
      value: 4,
      derivation: 'Operating profit less revaluation of investment property',
    });
    expect(line('operatingIncome', { ProfitLossFromOperatingActivities: 36 })).toMatchObject({
      value: 36,
      derivation: null,
    });
  });

  it('[MARKET-29] counts additions to investment property as capital expenditure', () => {
    const equipment = { PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities: 1 };
    expect(
      line('capitalExpenditure', { ...equipment, AdditionsFromAcquisitionsInvestmentProperty: 27 })?.value,
    ).toBe(28);
    expect(line('capitalExpenditure', equipment)?.value).toBe(1);
  });

  it('[MARKET-33] counts current borrowings under two tags once where the filed total shows one', () => {
    const same = { CurrentPortionOfLongtermBorrowings: 13, ShorttermBorrowings: 13, LongtermBorrowings: 87 };
    expect(line('currentDebt', { ...same, Borrowings: 100 })?.value).toBe(13);
    expect(line('currentDebt', { ...same, Borrowings: 113 })?.value).toBe(26);
  });

  it('[MARKET-34] takes depreciation from the cash flow statement first', () => {
    const statement = { AdjustmentsForDepreciationAndAmortisationExpense: 90 };
    const note = {
      DepreciationAmortisationAndImpairmentLossReversalOfImpairmentLossRecognisedInProfitOrLoss: 120,
    };
    expect(line('depreciation', { ...statement, ...note })?.value).toBe(90);
    expect(line('depreciation', note)?.value).toBe(120);
  });

  it('[MARKET-34] sums depreciation of the notes only without a total, with that of right-of-use assets', () => {
    const notes = {
      DepreciationPropertyPlantAndEquipment: 40,
      DepreciationRightofuseAssets: 8,
      AmortisationIntangibleAssetsOtherThanGoodwill: 5,
    };
    expect(line('depreciation', notes)).toMatchObject({
      value: 53,
      derivation: 'Depreciation plus amortization from the notes: may be incomplete',
    });
    expect(line('depreciation', { ...notes, DepreciationAndAmortisationExpense: 60 })?.value).toBe(60);
  });

  it('[MARKET-17] has no finance leases apart: under IFRS 16 a lessee has one kind of lease', () => {
    expect(line('financeLeases', { LeaseLiabilities: 13, FinanceLeaseLiability: 13 })).toBeUndefined();
    expect(line('leaseLiabilities', { LeaseLiabilities: 13 })?.value).toBe(13);
  });
});
