import { createTemplate } from '../templates/createTemplate.js';
import { earningsPowerSource } from './earningsPowerSource.js';

/** The earnings power value, by its name over HTTP. */
export const earningsPowerTemplate = createTemplate({
  reference: {
    id: 'earnings-power',
    version: 1,
    hash: 'sha256-3f4a875ad3553291116cf3b5f5e4085cc6cacd87538151e71d24b16cd3975c75',
  },
  source: earningsPowerSource,
  example: {
    base_revenue: 1000,
    normal_margin: 0.16,
    tax_rate: 0.25,
    depreciation: 50,
    maintenance_capital_expenditure: 45,
    risk_free_rate: 0.04,
    equity_risk_premium: 0.05,
    beta: 1.1,
    cost_of_debt: 0.06,
    interest_tax_rate: 0.25,
    debt_weight: 0.2,
    growth: [0.06, 0.05, 0.04, 0.03, 0.02],
    return_on_new_capital: 0.14,
    asset_value: 1200,
    cash: 50,
    debt: 200,
    shares_outstanding: 100,
  },
});
