import type { ImportDependencies } from '@finance-analyst/import-pipeline';
import type { Services } from '../services/Services.js';

type Writing = Pick<ImportDependencies, 'findInstruments' | 'editPortfolio' | 'createPortfolio'>;

/** How an import finds instruments and writes to portfolios; its code loads when first needed. */
export const createPortfolioWriting = (
  services: Pick<Services, 'workspace' | 'clock' | 'createId' | 'ownerId' | 'store'>,
): Writing => ({
  findInstruments: async (...given) =>
    (await import('../portfolios/findInstruments.js')).findInstruments(services, ...given),
  editPortfolio: async (...given) =>
    (await import('../portfolios/editPortfolio.js')).editPortfolio(services.workspace, ...given),
  createPortfolio: async (...given) =>
    (await import('../portfolios/createPortfolio.js')).createPortfolio(services, ...given),
});
