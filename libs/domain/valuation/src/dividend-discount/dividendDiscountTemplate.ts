import { createTemplate } from '../templates/createTemplate.js';
import { dividendDiscountSource } from './dividendDiscountSource.js';

/** The multi-stage dividend discount model, by its name over HTTP. */
export const dividendDiscountTemplate = createTemplate({
  reference: {
    id: 'dividend-discount',
    version: 1,
    hash: 'sha256-73eff0f5b14fc8e001c04546ecda55f6e8044b59632bcdd3f99909192968708d',
  },
  source: dividendDiscountSource,
  example: {
    base_earnings: 5,
    earnings_growth: [0.1, 0.09, 0.08, 0.07, 0.06],
    payout_ratio: 0.4,
    risk_free_rate: 0.04,
    equity_risk_premium: 0.05,
    beta: 1.1,
    terminal_growth: 0.025,
    terminal_payout_ratio: 0.75,
  },
});
