export { createPreparedAnswers, type PreparedAnswers } from './answers/createPreparedAnswers.js';
export { createMarketDataService, type MarketDataDependencies } from './createMarketDataService.js';
export { importPrices, type ImportProgress } from './imports/importPrices.js';
export type { MarketDataService } from './MarketDataService.js';
export { parameterDefaults, type ParameterSettings } from './parameters/ParameterSettings.js';
export type { FundamentalsProvider } from './providers/FundamentalsProvider.js';
export { createSampleMarket, type SampleMarket } from './providers/sample/createSampleMarket.js';
export { createSecEdgar } from './providers/sec-edgar/createSecEdgar.js';
export { secEdgarUnconfigured } from './providers/sec-edgar/secEdgarUnconfigured.js';
export { secEdgarDefaults, type SecEdgarSettings } from './providers/sec-edgar/SecEdgarSettings.js';
export { failureResponses } from './routes/failureResponses.js';
export { fundamentalsRoutes } from './routes/fundamentalsRoutes.js';
export {
  marketDataRoutes,
  type MarketDataRouteOptions,
  type PreparedRouteOptions,
} from './routes/marketDataRoutes.js';
export { priceImportRoutes, type PriceImportRouteOptions } from './routes/priceImportRoutes.js';
export { replyWithFailure } from './routes/replyWithFailure.js';
export { statusRoutes } from './routes/statusRoutes.js';
export { storeSampleMarket, type SampleProgress } from './sample-market/storeSampleMarket.js';
export type { FailureCode, ServiceFailure, ServiceResult } from './ServiceResult.js';
export type { UnconfiguredProvider } from './providers/UnconfiguredProvider.js';
