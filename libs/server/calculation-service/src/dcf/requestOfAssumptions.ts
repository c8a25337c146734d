import { decidedFigures } from './decidedFigures.js';
import type { DcfRequest } from '@finance-analyst/contracts';
import type { Assumption } from '@finance-analyst/valuation';

/** The request field that sets each input of the model. */
export const requestPaths: Readonly<Record<string, string>> = {
  base_revenue: 'baseRevenue',
  base_working_capital: 'baseWorkingCapital',
  revenue_growth: 'revenueGrowth',
  operating_margin: 'operatingMargin',
  tax_rate: 'taxRate',
  depreciation_rate: 'depreciationRate',
  capital_expenditure_rate: 'capitalExpenditureRate',
  working_capital_rate: 'workingCapitalRate',
  risk_free_rate: 'costOfCapital.riskFreeRate',
  equity_risk_premium: 'costOfCapital.equityRiskPremium',
  beta: 'costOfCapital.beta',
  cost_of_debt: 'costOfCapital.costOfDebt',
  interest_tax_rate: 'costOfCapital.taxRate',
  debt_weight: 'costOfCapital.debtWeight',
  discounting: 'discounting',
  terminal_method: 'terminal.method',
  terminal_growth: 'terminal.growth',
  cash: 'cash',
  non_operating_assets: 'nonOperatingAssets',
  debt: 'debt',
  minority_interest: 'minorityInterest',
  preferred_equity: 'preferredEquity',
  shares_outstanding: 'sharesOutstanding',
};

/** A company's default assumptions as a request: cost of capital built up, perpetual growth. */
export function requestOfAssumptions(
  symbol: string,
  currency: string,
  years: number,
  assumptions: readonly Assumption[],
): DcfRequest {
  const values = new Map(assumptions.map(({ input, value }) => [input, value]));
  const number = (input: string): number => {
    const value = values.get(input);
    if (typeof value !== 'number') throw new Error(`The default of ${input} is not a single number.`);
    return value;
  };
  const driver = (input: string): number | number[] => {
    const value = values.get(input);
    return typeof value === 'object' ? decidedFigures(value) : number(input);
  };
  return {
    symbol,
    currency,
    years,
    baseRevenue: number('base_revenue'),
    revenueGrowth: driver('revenue_growth'),
    operatingMargin: driver('operating_margin'),
    taxRate: driver('tax_rate'),
    depreciationRate: driver('depreciation_rate'),
    capitalExpenditureRate: driver('capital_expenditure_rate'),
    workingCapitalRate: driver('working_capital_rate'),
    baseWorkingCapital: number('base_working_capital'),
    costOfCapital: {
      riskFreeRate: number('risk_free_rate'),
      equityRiskPremium: number('equity_risk_premium'),
      beta: number('beta'),
      costOfDebt: number('cost_of_debt'),
      taxRate: number('interest_tax_rate'),
      debtWeight: number('debt_weight'),
    },
    discounting: values.get('discounting') === 'mid_year' ? 'mid-year' : 'end-of-year',
    terminal: { method: 'perpetual-growth', growth: number('terminal_growth') },
    cash: number('cash'),
    debt: number('debt'),
    minorityInterest: number('minority_interest'),
    preferredEquity: number('preferred_equity'),
    nonOperatingAssets: number('non_operating_assets'),
    sharesOutstanding: number('shares_outstanding'),
  };
}
