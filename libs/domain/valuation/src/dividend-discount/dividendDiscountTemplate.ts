import { createTemplate } from '../templates/createTemplate.js';
import { dividendDiscountSource } from './dividendDiscountSource.js';

/** The multi-stage dividend discount model, by its name over HTTP. */
export const dividendDiscountTemplate = createTemplate({
  reference: {
    id: 'dividend-discount',
    version: 1,
    hash: 'sha256-c3ef93d7b56f8a26d47c93e02ce9241ffac3dda6e717175ce7dc4e8e72129c35',
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
