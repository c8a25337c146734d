export { localDay } from './calendar/localDay.js';
export { createLedgerFolder, type FoldResult } from './ledger/createLedgerFolder.js';
export type { LedgerTasks, LedgerWorkers } from './ledger/LedgerWorkers.js';
export { useDividends, type OpenDividends } from './ledger/useDividends.js';
export { useSaleTrial } from './ledger/useSaleTrial.js';
export { useWashSales } from './ledger/useWashSales.js';
export type { LedgerAnswer } from './ledger/askLedger.js';
export { rowChanges, type RowChanges } from './ledger/rowChanges.js';
export { useLedger, type OpenLedger } from './ledger/useLedger.js';
export { dayRatesOf, type DayRates } from './market/dayRatesOf.js';
export { useDayRates, type LoadedDayRates } from './market/useDayRates.js';
export { useHoldingMarket, type MarketOfHoldings } from './market/useHoldingMarket.js';
export { openedPortfolios } from './opening/openedPortfolios.js';
export { type PastRate, usePastRates } from './market/usePastRates.js';
export { useOpenPortfolio, type OpenPortfolio } from './opening/useOpenPortfolio.js';
export { instrumentsOf } from './history/instrumentsOf.js';
export type { LoadedMarket, MarketProblem } from './history/LoadedMarket.js';
export type { HistoryProgress } from './history/loadMarket.js';
export { type PriceCoverage, priceCoverage } from './history/priceCoverage.js';
export {
  type MeasuredPart,
  type PortfolioHistory,
  type PortfolioHistoryOptions,
  usePortfolioHistory,
} from './history/usePortfolioHistory.js';
export type { StoredSummary } from './summary/StoredSummary.js';
export { useSummaryStoring } from './summary/useSummaryStoring.js';
export { newPortfolioOf } from './presets/newPortfolioOf.js';
export { portfolioPresets, type PresetSettings } from './presets/portfolioPresets.js';
export { presetWords } from './presets/presetWords.js';
export type { StoredLedger } from './stored/StoredLedger.js';
export { type StoredLedgers, useStoredLedgers } from './stored/useStoredLedgers.js';
export { type StoredValue, useStoredValue } from './stored/useStoredValue.js';
export { storePortfolio, type PortfolioStoring } from './storing/storePortfolio.js';
export { rowKindNames } from './transactions/rowKindNames.js';
