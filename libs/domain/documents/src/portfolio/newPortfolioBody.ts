import type { PortfolioBody } from './PortfolioDocument.js';

/** A portfolio in a currency, without accounts or transactions. */
export const newPortfolioBody = (currency: string): PortfolioBody => ({
  currency,
  accounts: [],
  instruments: [],
  rows: [],
  batches: [],
  targets: [],
});
