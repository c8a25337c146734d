export type { LedgerTasks, LedgerWorkers } from './ledger/LedgerWorkers.js';
export type { PortfolioDependencies } from './PortfolioDependencies.js';
export { PortfolioScreen, type PortfolioScreenProps } from './screen/PortfolioScreen.js';
