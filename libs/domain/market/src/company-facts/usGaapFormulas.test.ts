import { describe, expect, it } from 'vitest';
import { dollarDocument, row, spanRow } from '../testing/companyFactsDocument.js';
import { figuresOf } from '../testing/figuresOf.js';
import { normalised, periodOf } from '../testing/normalised.js';
import { evaluateFormula } from './evaluateFormula.js';
import { ifrsFormulas } from './ifrsFormulas.js';
import { lineNature, lineUnit } from './lineNature.js';
import { formulaLines, type FormulaLine } from './StatementFormulas.js';
import { tagsOf } from './TagFormula.js';
import { usGaapFormulas } from './usGaapFormulas.js';

function line(name: FormulaLine, filed: Readonly<Record<string, number>>) {
  return evaluateFormula(usGaapFormulas[name], figuresOf(filed));
}

describe('us-gaap formulas', () => {
  it.each([
    ['us-gaap', usGaapFormulas],
    ['ifrs-full', ifrsFormulas],
  ])('read each %s tag in one unit', (_, formulas) => {
    const unitOf = new Map<string, string>();
    for (const name of formulaLines)
      for (const tag of tagsOf(formulas[name])) {
        expect(unitOf.get(tag) ?? lineUnit(name, 'USD'), tag).toBe(lineUnit(name, 'USD'));
        unitOf.set(tag, lineUnit(name, 'USD'));
      }
  });

  it('[MARKET-197] reads preferred dividends, first those that the income statement deducts', () => {
    expect(line('preferredDividends', { DividendsPreferredStock: 5 })?.value).toBe(5);
    expect(
      line('preferredDividends', {
        DividendsPreferredStock: 5,
        PreferredStockDividendsIncomeStatementImpact: 6,
      })?.value,
    ).toBe(6);
    expect(line('preferredDividends', {})).toBeUndefined();
  });

  it('[MARKET-198] reads the shares that debt converts to as a weighted count', () => {
    const shares = 'IncrementalCommonSharesAttributableToConversionOfDebtSecurities';
    expect(line('conversionShares', { [shares]: 3 })?.value).toBe(3);
    expect([lineNature('conversionShares'), lineUnit('conversionShares', 'USD')]).toEqual([
      'average',
      'shares',
    ]);
  });

  it('[MARKET-196] reads gains and impairment of property, under IFRS changes in fair value', () => {
    expect(line('propertyGains', { GainLossOnSaleOfProperties: 30 })?.value).toBe(30);
    expect(line('propertyGains', { GainsLossesOnSalesOfInvestmentRealEstate: -4 })?.value).toBe(-4);
    expect(line('propertyImpairment', { ImpairmentOfRealEstate: 7 })?.value).toBe(7);
    expect(line('propertyGains', {})).toBeUndefined();
    const revalued = figuresOf({ GainsLossesOnFairValueAdjustmentInvestmentProperty: 12 });
    expect(evaluateFormula(ifrsFormulas.propertyGains, revalued)?.value).toBe(12);
    expect(evaluateFormula(ifrsFormulas.propertyImpairment, revalued)).toBeUndefined();
  });

  it('[MARKET-6] takes total revenue before revenue from contracts, and a bank’s two parts last', () => {
    const contracts = { RevenueFromContractWithCustomerExcludingAssessedTax: 90, SalesRevenueNet: 80 };
    expect(line('revenue', { Revenues: 100, ...contracts })?.value).toBe(100);
    expect(line('revenue', contracts)?.value).toBe(90);
    expect(line('revenue', { InterestIncomeExpenseNet: 60, NoninterestIncome: 40 })?.value).toBe(100);
  });

  it('[MARKET-32] counts long-term investments once: their total, else securities plus the others', () => {
    const parts = { MarketableSecuritiesNoncurrent: 266, OtherLongTermInvestments: 37_982 };
    const contained = { EquityMethodInvestments: 2_000, AvailableForSaleSecuritiesNoncurrent: 200 };
    expect(line('longTermInvestments', { ...parts, ...contained })).toMatchObject({
      value: 38_248,
      derivation: 'Noncurrent securities plus other long-term investments',
    });
    expect(line('longTermInvestments', { ...parts, LongTermInvestments: 38_300 })?.value).toBe(38_300);
    expect(line('longTermInvestments', { OtherLongTermInvestments: 68_687 })).toMatchObject({
      value: 68_687,
      derivation: null,
    });
    expect(line('longTermInvestments', { MarketableSecuritiesNoncurrent: 77_723 })?.value).toBe(77_723);
    expect(line('longTermInvestments', { EquityMethodInvestments: 2_000 })).toBeUndefined();
  });

  it('[MARKET-34] takes the widest of the depreciation tags of the statement, exact where it can', () => {
    const narrow = {
      DepreciationDepletionAndAmortization: 9_200_000,
      DepreciationAndAmortization: 8_000_000,
    };
    const wide = { DepreciationAmortizationAndAccretionNet: 11_257_345 };
    expect(line('depreciation', { ...narrow, ...wide })?.value).toBe(11_257_345);
    const rounded = { DepreciationDepletionAndAmortization: 11_300_000 };
    expect(line('depreciation', { ...rounded, ...wide })?.value).toBe(11_257_345);
  });

  it('[MARKET-34] sums depreciation and amortization of the notes only without a line of the statement', () => {
    const notes = { Depreciation: 11_200, AmortizationOfIntangibleAssets: 700 };
    expect(line('depreciation', { ...notes, DepreciationDepletionAndAmortization: 11_698 })).toMatchObject({
      value: 11_698,
      derivation: null,
    });
    expect(line('depreciation', notes)).toMatchObject({
      value: 11_900,
      derivation: 'Depreciation plus amortization of intangible assets, from the notes: may be incomplete',
    });
    expect(line('depreciation', { Depreciation: 21_136 })).toMatchObject({ value: 21_136, derivation: null });
  });

  it('[MARKET-33] counts minority interest and preferred stock under two tags of one amount once', () => {
    const before = dollarDocument({
      Revenues: [spanRow('2023-01-01/2023-12-31', 100, '2024-02-01')],
      MinorityInterest: [row('2023-12-31', 50, '2024-02-01')],
      RedeemableNoncontrollingInterestEquityCarryingAmount: [row('2023-12-31', 50, '2025-02-01')],
      PreferredStockValue: [row('2023-12-31', 70, '2024-02-01')],
      TemporaryEquityCarryingAmountAttributableToParent: [row('2023-12-31', 70, '2025-02-01')],
    });
    const { minorityInterest, preferredEquity } = periodOf(normalised(before), 'FY2023').figures;
    expect(minorityInterest?.value).toBe(50);
    expect(preferredEquity?.value).toBe(70);
    expect(
      line('minorityInterest', {
        MinorityInterest: 5,
        RedeemableNoncontrollingInterestEquityCarryingAmount: 2,
      })?.value,
    ).toBe(7);
  });

  it('[MARKET-18] derives gross profit from revenue and cost, and cost from gross profit', () => {
    expect(line('grossProfit', { Revenues: 100, CostOfRevenue: 60 })).toMatchObject({
      value: 40,
      derivation: 'Revenue less cost of revenue',
    });
    expect(line('costOfRevenue', { Revenues: 100, GrossProfit: 40 })?.value).toBe(60);
    expect(line('grossProfit', { Revenues: 100 })).toBeUndefined();
  });

  it('[MARKET-18] derives total liabilities from assets and everything that is equity', () => {
    expect(
      line('totalLiabilities', {
        Assets: 100,
        StockholdersEquity: 30,
        MinorityInterest: 5,
        RedeemableNoncontrollingInterestEquityCarryingAmount: 2,
        TemporaryEquityCarryingAmountAttributableToParent: 3,
      })?.value,
    ).toBe(60);
    expect(line('totalLiabilities', { Assets: 100 })).toBeUndefined();
  });

  it('[MARKET-3] leaves operating income missing when it is not tagged', () => {
    expect(line('operatingIncome', { Revenues: 100, OperatingExpenses: 60 })).toBeUndefined();
  });

  it('[MARKET-17] sums the parts of current debt, unless it is filed as a whole', () => {
    const parts = { LongTermDebtCurrent: 12, CommercialPaper: 8 };
    expect(line('currentDebt', parts)?.value).toBe(20);
    expect(line('currentDebt', { ...parts, DebtCurrent: 21 })?.value).toBe(21);
    expect(line('currentDebt', { ...parts, ShortTermBorrowings: 9 })?.value).toBe(21);
  });

  it('[MARKET-17] prefers long-term debt that is tagged without leases and without its current portion', () => {
    const combined = { LongTermDebtAndCapitalLeaseObligations: 9_418 };
    expect(line('longTermDebt', { ...combined, LongTermDebtNoncurrent: 8_800 })?.value).toBe(8_800);
    expect(line('longTermDebt', { LongTermDebt: 100, LongTermDebtCurrent: 8 })?.value).toBe(92);
  });

  it('[MARKET-17] sums operating and finance leases', () => {
    expect(line('leaseLiabilities', { OperatingLeaseLiability: 12, FinanceLeaseLiability: 1 })?.value).toBe(
      13,
    );
    expect(
      line('leaseLiabilities', { OperatingLeaseLiabilityCurrent: 2, OperatingLeaseLiabilityNoncurrent: 10 })
        ?.value,
    ).toBe(12);
    expect(line('leaseLiabilities', { OperatingLeaseLiabilityNoncurrent: 10 })).toBeUndefined();
  });
});
