import type { Result } from '@finance-analyst/foundation';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { costOfEquityInputs } from './costOfEquityInputs.js';
import { statedAssumption } from '../default-assumptions/statedAssumption.js';
import type { RateOfMethod } from './OtherMethod.js';
import type { OtherMethodBasis } from './otherMethodBasis.js';

/**
 * Net income is the NOPAT of the model less interest after tax on its debt, which funds its share of capital of what growth
 * needs. After the forecast new investment earns the cost of equity, whatever the model says of the years after it.
 */
export function freeCashFlowToEquityInputs(
  { at, path, netAssets }: OtherMethodBasis,
  costOfEquity: RateOfMethod,
): Result<readonly Assumption[]> {
  const growth = path('revenue_growth');
  const annualRevenue = path('annual_revenue');
  const nopatMargin = path('annual_nopat').map((nopat, year) => nopat / (annualRevenue[year] as number));
  const salesToCapital = path('sales_to_capital');
  const debtShare = at('debt_weight');
  const interest = at('cost_of_debt') * (1 - at('interest_tax_rate'));
  let revenue = at('base_revenue');
  let debt = at('debt');
  const netMargin: number[] = [];
  const investment: number[] = [];
  growth.forEach((rate, year) => {
    const before = revenue;
    revenue *= 1 + rate;
    const invested = Math.max(revenue - before, 0) / (salesToCapital[year] as number);
    netMargin.push((nopatMargin[year] as number) - (debt * interest) / revenue);
    investment.push(invested / revenue);
    debt += invested * debtShare;
  });
  return {
    ok: true,
    value: [
      statedAssumption('base_revenue', at('base_revenue'), 'Revenue of the model'),
      statedAssumption('revenue_growth', growth, 'Growth of the model, in whole years from the balance date'),
      statedAssumption('net_margin', netMargin, 'NOPAT of the model less interest after tax on its debt'),
      statedAssumption('base_working_capital', 0, 'Within the increase in invested capital'),
      statedAssumption('depreciation_rate', 0, 'Investment is net of depreciation'),
      statedAssumption(
        'capital_expenditure_rate',
        investment,
        'Increase in invested capital, by the model’s revenue per unit of capital',
      ),
      statedAssumption('working_capital_rate', 0, 'Within the increase in invested capital'),
      statedAssumption('debt_share', debtShare, 'Debt share of capital of the model'),
      ...costOfEquityInputs(costOfEquity),
      statedAssumption(
        'terminal_method',
        'value_driver',
        'Growth needs investment after the forecast too; the tax rate, cost of capital, return on new capital and method that the model has after the forecast do not apply here',
      ),
      statedAssumption('terminal_growth', at('terminal_growth'), 'Terminal growth of the model'),
      statedAssumption(
        'terminal_return_on_equity',
        costOfEquity.value,
        'New investment earns the cost of equity',
      ),
      statedAssumption(
        'cash',
        netAssets,
        'Cash, investments and associates less pensions, minorities and preferred equity',
      ),
      statedAssumption('shares_outstanding', at('diluted_shares'), 'Diluted shares of the model'),
    ],
  };
}
