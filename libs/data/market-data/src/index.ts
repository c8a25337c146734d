export {
  listenForRevalidatedAnswers,
  type RevalidationListening,
} from './api/listenForRevalidatedAnswers.js';
export { listenForSilentServer } from './api/listenForSilentServer.js';
export {
  useBarsQuery,
  useFundamentalsQuery,
  useHealthQuery,
  useParametersQuery,
  useQuotesQuery,
  useSearchInstrumentsQuery,
  useServiceStatusQuery,
} from './api/answerHooks.js';
export { loadMarketData } from './api/loadMarketData.js';
export { refreshAnswers } from './api/refreshAnswers.js';
export { refreshWhenServerAnswers } from './api/refreshWhenServerAnswers.js';
export type { BarsSelection, CurrencyPair, FundamentalsSelection } from './api/requests.js';
export type { PriceFile, PriceImportEnd, PriceImportProgress } from './imports/PriceImport.js';
export type { PriceRemovalEnd } from './imports/PriceRemoval.js';
export { useImportPrices } from './imports/useImportPrices.js';
export { useRemoveImportedPrices } from './imports/useRemoveImportedPrices.js';
export type { Answer } from './request/Answer.js';
export type { MarketDataDependencies, WithMarketData } from './request/MarketDataDependencies.js';
export { isMarketDataError, type MarketDataError } from './request/MarketDataError.js';
export { useAskParameters } from './api/useAskParameters.js';
export type { CompaniesEnd, LoadedCompany } from './companies/loadCompanies.js';
export type { LoadedParameters } from './companies/loadParameters.js';
export { useLoadCompanies } from './companies/useLoadCompanies.js';
export { useLoadParameters } from './companies/useLoadParameters.js';
export { useStoredCompanies } from './companies/useStoredCompanies.js';
export type { LoadedExchangeRates } from './histories/loadExchangeRates.js';
export type { LoadedPriceHistory } from './histories/loadPriceHistories.js';
export { useLoadExchangeRates } from './histories/useLoadExchangeRates.js';
export { useLoadPriceHistories } from './histories/useLoadPriceHistories.js';
export { findCompanies } from './search/findCompanies.js';
export { findInstruments } from './search/findInstruments.js';
export { useCompanySearch } from './search/useCompanySearch.js';
export { createMarketDataStore } from './store/createMarketDataStore.js';
export { createStartingStore, type MarketDataStore } from './store/createStartingStore.js';
