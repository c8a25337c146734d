import { createTemplate } from '../templates/createTemplate.js';
import { residualIncomeSource } from './residualIncomeSource.js';

/** The residual income model, by its name over HTTP. */
export const residualIncomeTemplate = createTemplate({
  reference: {
    id: 'residual-income',
    version: 1,
    hash: 'sha256-edf2b390f71a482de951efcae5792f47f7ccd8bb42a9924becd1108d95944cce',
  },
  source: residualIncomeSource,
  example: {
    base_book_value: 40,
    return_on_equity: [0.14, 0.135, 0.13, 0.125, 0.12],
    payout_ratio: 0.4,
    risk_free_rate: 0.04,
    equity_risk_premium: 0.05,
    beta: 1.1,
    persistence: 0.6,
    terminal_growth: 0.025,
  },
});
