import type { DcfMarketData } from '../dcf/companyDcf.js';

const unexpected = () => Promise.reject(new Error('market data was not expected to be asked'));

/** Market data for tests in which nothing asks for it. */
export const unusedMarketData: DcfMarketData = {
  fundamentals: unexpected,
  parameters: unexpected,
  quotes: unexpected,
};
