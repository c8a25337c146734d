import type { CompanyMarketData } from '../company/companyData.js';

const unexpected = () => Promise.reject(new Error('market data was not expected to be asked'));

/** Market data for tests that must not query any. */
export const unusedMarketData: CompanyMarketData = {
  fundamentals: unexpected,
  parameters: unexpected,
  quotes: unexpected,
};
