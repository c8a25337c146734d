import type { InputValues } from '@finance-analyst/model-engine';

/** Changes to the example of the free cash flow model: other methods, checks that trip, figures that are not available. */
export const freeCashFlowChanges: readonly InputValues[] = [
  { discounting: 'mid_year', terminal_method: 'market_multiple', exit_multiple: 9, exit_metric: 'ebit' },
  { wacc_method: 'given', given_wacc: 0.021, terminal_growth: 0.03 },
  { operating_margin: -0.1, debt_weight: 0.7, base_revenue: 123_456_789.25 },
  { shares_outstanding: 0, terminal_growth: 0.2 },
];
