import { createTemplate } from '../templates/createTemplate.js';
import { freeCashFlowToEquitySource } from './freeCashFlowToEquitySource.js';

/** The free cash flow to equity, by its name over HTTP. */
export const freeCashFlowToEquityTemplate = createTemplate({
  reference: {
    id: 'free-cash-flow-to-equity',
    version: 1,
    hash: 'sha256-0b1757adbf7173b112afb876596952bc89e42a388af96ad6d547ff9d86ba969f',
  },
  source: freeCashFlowToEquitySource,
  example: {
    base_revenue: 1000,
    base_working_capital: 100,
    revenue_growth: [0.1, 0.09, 0.08, 0.07, 0.06],
    net_margin: 0.12,
    depreciation_rate: 0.04,
    capital_expenditure_rate: 0.06,
    working_capital_rate: 0.1,
    debt_share: 0.3,
    risk_free_rate: 0.04,
    equity_risk_premium: 0.05,
    beta: 1.1,
    terminal_growth: 0.025,
    terminal_return_on_equity: 0.12,
    cash: 50,
    shares_outstanding: 100,
  },
});
