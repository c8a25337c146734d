import type { ImportWorkers } from '@finance-analyst/import-pipeline';

/** The worker for imports; its code loads with the first file. */
export const loadImportWorkers = async (): Promise<ImportWorkers> =>
  (await import('../portfolios/importWorkers.js')).importWorkers;
