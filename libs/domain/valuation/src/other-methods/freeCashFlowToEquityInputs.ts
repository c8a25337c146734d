import type { Result } from '@finance-analyst/foundation';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { costOfEquityInputs } from './costOfEquityInputs.js';
import { fromModel } from './fromModel.js';
import type { OtherMethodBasis } from './otherMethodBasis.js';

/**
 * Net income is what the model's operations earn after tax less interest after tax; debt funds its share of capital of what
 * growth needs. Equity earns its cost on new investment after the forecast, as the firm does in the model.
 */
export function freeCashFlowToEquityInputs(basis: OtherMethodBasis): Result<readonly Assumption[]> {
  const { at, path, netAssets } = basis;
  const growth = path('revenue_growth');
  const margin = path('operating_margin');
  const tax = path('tax_rate');
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
    const ebita = revenue * (margin[year] as number);
    const nopat = ebita - Math.max(ebita, 0) * (tax[year] as number);
    const invested = Math.max(revenue - before, 0) / (salesToCapital[year] as number);
    netMargin.push((nopat - debt * interest) / revenue);
    investment.push(invested / revenue);
    debt += invested * debtShare;
  });
  return {
    ok: true,
    value: [
      fromModel('base_revenue', at('base_revenue'), 'Revenue of the model'),
      fromModel('revenue_growth', growth, 'Growth of the model, in whole years from the balance date'),
      fromModel(
        'net_margin',
        netMargin,
        'Operating margin of the model after tax, less interest after tax on its debt',
      ),
      fromModel('base_working_capital', 0, 'Within the increase in invested capital'),
      fromModel('depreciation_rate', 0, 'Investment is after depreciation'),
      fromModel(
        'capital_expenditure_rate',
        investment,
        'Increase in invested capital by the model’s revenue per unit of capital',
      ),
      fromModel('working_capital_rate', 0, 'Within the increase in invested capital'),
      fromModel('debt_share', debtShare, 'Debt share of capital of the model'),
      ...costOfEquityInputs(basis),
      fromModel('terminal_method', 'value_driver', 'Growth needs investment after the forecast too'),
      fromModel('terminal_growth', at('terminal_growth'), 'Terminal growth of the model'),
      fromModel('terminal_return_on_equity', at('cost_of_equity'), 'New investment earns the cost of equity'),
      fromModel(
        'cash',
        netAssets,
        'Cash, investments and associates less pensions, minorities and preferred equity',
      ),
      fromModel('shares_outstanding', at('diluted_shares'), 'Diluted shares of the model'),
    ],
  };
}
