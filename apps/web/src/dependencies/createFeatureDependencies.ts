import type { CommandRegistry } from '@finance-analyst/contributions';
import { replayTour } from '@finance-analyst/onboarding-tour';
import { loggedOut, showsPerformanceWarnings } from '@finance-analyst/session';
import type { Services } from '../services/Services.js';
import { loadStoredEntries } from '../stored/loadStoredEntries.js';
import { createCompanyNotes } from './createCompanyNotes.js';
import { createExport } from './createExport.js';
import { createPortfolioWriting } from './createPortfolioWriting.js';
import { createWaysToStart } from './createWaysToStart.js';
import { loadDocumentKinds } from './loadDocumentKinds.js';
import { loadImportWorkers } from './loadImportWorkers.js';
import { loadKeyScopes } from './loadKeyScopes.js';
import { loadLedgerWorkers } from './loadLedgerWorkers.js';
import { loadMemoWorkers } from './loadMemoWorkers.js';
import { loadRiskWorkers } from './loadRiskWorkers.js';
import { loadSimulationWorkers } from './loadSimulationWorkers.js';
import { runBenchmark } from './runBenchmark.js';

/** Creates what the app provides to features: the services, and what one feature does for another. */
export const createFeatureDependencies = (
  services: Services,
  registry: CommandRegistry,
  navigate: (path: string) => void,
  openTerminal: () => void,
) => ({
  ...services,
  registry,
  navigate,
  openTerminal,
  addresses: services.config,
  isAudit: services.runKind === 'audit',
  isPerson: services.runKind === 'person',
  loadKeyScopes,
  loadStoredEntries,
  loadDocumentKinds,
  runBenchmark,
  loadSimulationWorkers,
  loadLedgerWorkers,
  loadRiskWorkers,
  loadImportWorkers,
  ...createPortfolioWriting(services),
  loadMemoWorkers,
  exportEverything: createExport(services),
  showsPerformanceWarnings: () => showsPerformanceWarnings(services.entries, import.meta.env.DEV),
  replayTour: () => services.store.dispatch(replayTour()),
  signOut: () => services.store.dispatch(loggedOut()),
  importTransactions: () => void registry.findByWord('import')?.run(),
  newsRead: () => void services.news.check(),
  CompanyNotes: createCompanyNotes(services),
  WaysToStart: createWaysToStart(services),
});
