import type { ImportDependencies } from '@finance-analyst/import-pipeline';
import type { Services } from '../services/Services.js';

type Writing = Pick<ImportDependencies, 'editPortfolio' | 'createPortfolio'>;

/** How an import writes to portfolios; its code loads with the first of them. */
export const createPortfolioWriting = (
  services: Pick<Services, 'workspace' | 'clock' | 'createId' | 'ownerId'>,
): Writing => ({
  editPortfolio: async (...given) =>
    (await import('../portfolios/editPortfolio.js')).editPortfolio(services.workspace, ...given),
  createPortfolio: async (...given) =>
    (await import('../portfolios/createPortfolio.js')).createPortfolio(services, ...given),
});
