import { createTemplate } from '../templates/createTemplate.js';
import { linkedThreeStatementsSource } from './linkedThreeStatementsSource.js';

/** The linked three statements, by their name over HTTP. */
export const linkedThreeStatementsTemplate = createTemplate({
  reference: {
    id: 'linked-three-statements',
    version: 1,
    hash: 'sha256-ce279ec587b87412255c65220e9639ddf80a413be0475c64c478933782200022',
  },
  source: linkedThreeStatementsSource,
  example: {
    base_revenue: 1000,
    opening_cash: 60,
    opening_receivables: 125,
    opening_inventory: 100,
    opening_fixed_assets: 500,
    other_assets: 65,
    opening_payables: 90,
    opening_revolver: 40,
    opening_term_debt: 250,
    other_liabilities: 30,
    opening_share_capital: 200,
    opening_retained_earnings: 240,
    revenue_growth: [0.08, 0.07, 0.06, 0.05, 0.04],
    cost_of_sales_rate: 0.6,
    operating_expense_rate: 0.2,
    depreciation_rate: 0.05,
    capital_expenditure_rate: [0.09, 0.08, 0.07, 0.06, 0.055],
    receivable_days: 46,
    inventory_days: 61,
    payable_days: 55,
    tax_rate: 0.25,
    minimum_cash: 50,
    revolver_limit: 150,
    revolver_rate: 0.07,
    term_rate: 0.06,
    cash_rate: 0.02,
    scheduled_repayment: 25,
    payout_ratio: 0.3,
  },
});
