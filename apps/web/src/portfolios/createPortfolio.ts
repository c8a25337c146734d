import { newPortfolioBody } from '@finance-analyst/documents';
import type { ImportDependencies } from '@finance-analyst/import-pipeline';
import { type PortfolioStoring, storePortfolio } from '@finance-analyst/portfolios';

/** Saves a new portfolio without transactions. */
export const createPortfolio = (
  services: PortfolioStoring,
  ...[title, currency]: Parameters<ImportDependencies['createPortfolio']>
): ReturnType<ImportDependencies['createPortfolio']> =>
  storePortfolio(services, title, newPortfolioBody(currency));
