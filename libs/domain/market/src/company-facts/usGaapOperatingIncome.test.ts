import { describe, expect, it } from 'vitest';
import { figuresOf } from '../testing/figuresOf.js';
import { evaluateFormula } from './evaluateFormula.js';
import { ifrsFormulas } from './ifrsFormulas.js';
import { usGaapFormulas } from './usGaapFormulas.js';

const operatingIncome = (filed: Readonly<Record<string, number>>) =>
  evaluateFormula(usGaapFormulas.operatingIncome, figuresOf(filed));
const underIfrs = (filed: Readonly<Record<string, number>>) =>
  evaluateFormula(ifrsFormulas.operatingIncome, figuresOf(filed));

const beforeTax =
  'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest';
const beforeTaxAndAssociates =
  'IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments';

// Income statements of annual reports, in millions.
const alphabet2024 = {
  Revenues: 350_018,
  CostsAndExpenses: 237_628,
  [beforeTax]: 119_815,
  NonoperatingIncomeExpense: 7_425,
  InterestExpenseNonoperating: 268,
};
const tesla2021 = {
  Revenues: 53_823,
  [beforeTax]: 6_343,
  InvestmentIncomeInterest: 56,
  InterestExpense: 371,
  OtherNonoperatingIncomeExpense: 135,
};
const snowflake2024 = {
  [beforeTax]: -849.223,
  InterestIncomeExpenseNonoperatingNet: 200.663,
  OtherNonoperatingIncomeExpense: 44.887,
};

describe('operating income that is not tagged', () => {
  it('[MARKET-189] is income before tax without nonoperating income, when filed totals show that interest is in it', () => {
    expect(operatingIncome(alphabet2024)).toMatchObject({
      value: 112_390,
      derivation: 'Income before tax less nonoperating income',
    });
  });

  it('[MARKET-189] adds interest expense back where the totals show that nonoperating income is before it', () => {
    const before = { ...alphabet2024, NonoperatingIncomeExpense: 7_693 };
    expect(operatingIncome(before)?.value).toBe(112_390);
  });

  it('[MARKET-189] takes out the parts that are filed without a total, and says that they may be incomplete', () => {
    expect(operatingIncome(tesla2021)).toMatchObject({
      value: 6_523,
      components: [
        { sign: 1, value: 6_343 },
        { sign: -1, value: 56 },
        { sign: -1, value: 135 },
        { sign: 1, value: 371 },
      ],
    });
    expect(operatingIncome(tesla2021)?.derivation).toMatch(/may be incomplete/);
    expect(operatingIncome(snowflake2024)?.value).toBeCloseTo(-1_094.773, 6);
  });

  it('[MARKET-189] takes out the income of associates only where income before tax includes it', () => {
    const associates = { ...tesla2021, IncomeLossFromEquityMethodInvestments: 23 };
    expect(operatingIncome(associates)?.value).toBe(6_500);
    const { [beforeTax]: income, ...others } = associates;
    expect(operatingIncome({ ...others, [beforeTaxAndAssociates]: income })?.value).toBe(6_523);
  });

  it.each([
    ['nonoperating income that no filed figure explains', { ...alphabet2024, CostsAndExpenses: 200_000 }],
    ['no interest expense', { [beforeTax]: 6_343, OtherNonoperatingIncomeExpense: 135 }],
    ['no nonoperating items', { [beforeTax]: 6_343, InterestExpense: 371 }],
    ['the deposits of a bank', { ...tesla2021, InterestExpenseDeposits: 45_112 }],
  ])('[MARKET-189] is missing with %s', (_what, filed) => {
    expect(operatingIncome(filed)).toBeUndefined();
  });

  it('[MARKET-189] is under IFRS profit before finance and associates', () => {
    const filed = { ProfitLossBeforeTax: 50, FinanceCosts: 12, FinanceIncome: 4 };
    const share = { ShareOfProfitLossOfAssociatesAndJointVenturesAccountedForUsingEquityMethod: 3 };
    expect(underIfrs({ ...filed, ...share })?.value).toBe(55);
    expect(underIfrs({ ...filed, ...share })?.derivation).toMatch(/may be incomplete/);
    expect(underIfrs({ ...filed, DepositsFromCustomers: 900 })).toBeUndefined();
    expect(underIfrs({ ProfitLossBeforeTax: 50, FinanceCosts: 12 })).toBeUndefined();
  });
});
