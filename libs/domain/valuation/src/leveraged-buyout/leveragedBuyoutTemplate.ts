import { createTemplate } from '../templates/createTemplate.js';
import { leveragedBuyoutSource } from './leveragedBuyoutSource.js';

/** The leveraged buyout model, by its name over HTTP. */
export const leveragedBuyoutTemplate = createTemplate({
  reference: {
    id: 'leveraged-buyout',
    version: 1,
    hash: 'sha256-3f28018f6a1ec0da660893c97d2d8db9fbd1eb498aef3af05bf5ad36ca4ee528',
  },
  source: leveragedBuyoutSource,
  example: {
    base_revenue: 1000,
    base_ebitda: 200,
    base_working_capital: 100,
    revenue_growth: [0.06, 0.06, 0.05, 0.05, 0.04],
    ebitda_margin: [0.2, 0.205, 0.21, 0.215, 0.22],
    depreciation_rate: 0.03,
    capital_expenditure_rate: 0.035,
    working_capital_rate: 0.1,
    tax_rate: 0.25,
    entry_multiple: 9,
    transaction_fees: 40,
    minimum_cash: 20,
    exit_multiple: 9,
    senior_leverage: 3,
    senior_rate: 0.07,
    senior_amortization: 0.05,
    subordinated_leverage: 1,
    subordinated_rate: 0.09,
    mezzanine_leverage: 0.5,
    mezzanine_rate: 0.12,
    mezzanine_interest_paid: 'in_kind',
  },
});
