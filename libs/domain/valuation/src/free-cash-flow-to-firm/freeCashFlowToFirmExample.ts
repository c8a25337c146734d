import type { InputValues } from '@finance-analyst/model-engine';

/** The model's inputs for a made-up company over five years: plausible round figures, in millions. */
export const freeCashFlowToFirmExample = {
  base_revenue: 1000,
  base_working_capital: 100,
  revenue_growth: [0.1, 0.09, 0.08, 0.07, 0.06],
  operating_margin: 0.2,
  tax_rate: 0.25,
  depreciation_rate: 0.04,
  capital_expenditure_rate: 0.05,
  working_capital_rate: 0.1,
  risk_free_rate: 0.04,
  equity_risk_premium: 0.05,
  beta: 1.1,
  cost_of_debt: 0.06,
  interest_tax_rate: 0.25,
  debt_weight: 0.2,
  terminal_growth: 0.025,
  cash: 50,
  debt: 200,
  shares_outstanding: 100,
} as const satisfies InputValues;
