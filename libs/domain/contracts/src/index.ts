export {
  companyDcfQuerySchema,
  companyDcfResponseSchema,
  dcfAssumptionSchema,
  type CompanyDcfQuery,
  type CompanyDcfResponse,
  type DcfAssumption,
} from './calculations/companyDcf.js';
export {
  dcfCostOfCapitalSchema,
  dcfDrivers,
  dcfRequestSchema,
  dcfTerminalSchema,
  maximumForecastYears,
  type DcfRequest,
  type DcfRequestBody,
} from './calculations/dcfRequest.js';
export {
  dcfResponseSchema,
  dcfYearSchema,
  modelCheckSchema,
  type DcfResponse,
  type DcfYear,
  type ModelCheck,
} from './calculations/dcfResponse.js';
export {
  maximumDerivations,
  modelCalculationRequestSchema,
  modelCalculationResponseSchema,
  modelDerivationSchema,
  modelFigureSchema,
  modelValueSchema,
  type ModelCalculationRequest,
  type ModelCalculationResponse,
  type ModelDerivation,
  type ModelFigure,
  type ModelValue,
} from './calculations/modelCalculation.js';
export {
  errorDetailSchema,
  errorResponse,
  errorResponseSchema,
  type ErrorDetail,
  type ErrorResponse,
} from './errors/errorResponse.js';
export {
  companyFundamentalsSchema,
  freshnessSchema,
  fundamentalsQuerySchema,
  fundamentalsResponseSchema,
  type Freshness,
  type FundamentalsQuery,
  type FundamentalsResponse,
} from './fundamentals/fundamentals.js';
export { healthResponseSchema, type HealthResponse } from './health/healthResponse.js';
export {
  priceImportEventSchema,
  priceImportQuerySchema,
  priceImportReportSchema,
  type PriceImportEvent,
  type PriceImportQuery,
  type PriceImportReport,
  type RefusedRow,
} from './imports/priceImport.js';
export {
  instrumentSchema,
  instrumentSearchQuerySchema,
  instrumentSearchResponseSchema,
  type InstrumentSearchQuery,
  type InstrumentSearchResponse,
} from './market-data/instrumentSearch.js';
export { isoDateSchema } from './market-data/isoDate.js';
export {
  marketParameterSchema,
  marketParametersQuerySchema,
  marketParametersResponseSchema,
  type MarketParameter,
  type MarketParametersQuery,
  type MarketParametersResponse,
} from './market-data/marketParameters.js';
export {
  barSchema,
  priceHistoryQuerySchema,
  priceHistoryResponseSchema,
  type PriceHistoryQuery,
  type PriceHistoryResponse,
} from './market-data/priceHistory.js';
export {
  maximumQuoteSymbols,
  quoteSchema,
  quotesQuerySchema,
  quotesResponseSchema,
  type QuotesQuery,
  type QuotesResponse,
} from './market-data/quotes.js';
export { symbolSchema } from './market-data/symbol.js';
