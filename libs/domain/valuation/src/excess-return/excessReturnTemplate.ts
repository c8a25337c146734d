import { createTemplate } from '../templates/createTemplate.js';
import { excessReturnSource } from './excessReturnSource.js';

/** The excess return model, by its name over HTTP. */
export const excessReturnTemplate = createTemplate({
  reference: {
    id: 'excess-return',
    version: 1,
    hash: 'sha256-2067888444632993ef3cce13857b844c120544714a6021cdeddb240480b2795c',
  },
  source: excessReturnSource,
  example: {
    base_equity: 1000,
    base_assets: 10000,
    asset_growth: [0.06, 0.055, 0.05, 0.045, 0.04],
    capital_ratio: 0.1,
    return_on_equity: [0.13, 0.128, 0.126, 0.124, 0.122],
    risk_free_rate: 0.04,
    equity_risk_premium: 0.05,
    beta: 1.1,
    persistence: 0.6,
    terminal_growth: 0.025,
    preferred_equity: 50,
    shares_outstanding: 100,
  },
});
