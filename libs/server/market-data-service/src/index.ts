export { createPreparedAnswers, type PreparedAnswers } from './answers/createPreparedAnswers.js';
export { createMarketDataService, type MarketDataDependencies } from './createMarketDataService.js';
export { importExchangeRates } from './imports/importExchangeRates.js';
export { importPrices, type ImportProgress } from './imports/importPrices.js';
export { removeImportedPrices } from './imports/removeImportedPrices.js';
export type { MarketDataService } from './MarketDataService.js';
export { parameterDefaults, type ParameterSettings } from './parameters/ParameterSettings.js';
export { createEcb } from './providers/ecb/createEcb.js';
export { ecbDefaults } from './providers/ecb/ecbDefaults.js';
export { ecbName } from './providers/ecb/readEcbAnswer.js';
export type { ExchangeRateProvider } from './providers/ExchangeRateProvider.js';
export type { FundamentalsProvider } from './providers/FundamentalsProvider.js';
export type { PriceProvider } from './providers/PriceProvider.js';
export type { PriceProviderSettings } from './providers/PriceProviderSettings.js';
export { createSecEdgar } from './providers/sec-edgar/createSecEdgar.js';
export { secEdgarUnconfigured } from './providers/sec-edgar/secEdgarUnconfigured.js';
export { secEdgarDefaults, type SecEdgarSettings } from './providers/sec-edgar/SecEdgarSettings.js';
export { createStooq } from './providers/stooq/createStooq.js';
export { stooqName } from './providers/stooq/readStooqAnswer.js';
export { stooqDefaults } from './providers/stooq/stooqDefaults.js';
export { createYahoo } from './providers/yahoo/createYahoo.js';
export { yahooName } from './providers/yahoo/readYahooAnswer.js';
export { yahooDefaults } from './providers/yahoo/yahooDefaults.js';
export type { NormalisationWorker } from './normalisation/createNormalisationThread.js';
export { httpFailureOf } from './routes/httpFailureOf.js';
export { fundamentalsRoutes } from './routes/fundamentalsRoutes.js';
export {
  marketDataRoutes,
  type MarketDataRouteOptions,
  type PreparedRouteOptions,
} from './routes/marketDataRoutes.js';
export { importRoutes, type ImportRouteOptions } from './routes/importRoutes.js';
export { statusRoutes } from './routes/statusRoutes.js';
export { storeSampleMarket, type SampleProgress } from './sample-market/storeSampleMarket.js';
export type { FailureCode, ServiceFailure, ServiceResult } from './ServiceResult.js';
export type { UnconfiguredProvider } from './providers/UnconfiguredProvider.js';
