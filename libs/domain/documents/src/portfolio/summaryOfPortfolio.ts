import type { DocumentSummary } from '../kinds/DocumentSummary.js';
import type { StoredBody } from '../kinds/StoredBody.js';

/** Summarizes a portfolio. Its instruments are left out: what it holds today takes its ledger to say. */
export const summaryOfPortfolio = ({ currency }: StoredBody): DocumentSummary => ({
  instruments: [],
  currency: typeof currency === 'string' ? currency : null,
  headline: null,
});
