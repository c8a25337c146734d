export {
  companyDcfQuerySchema,
  companyDcfResponseSchema,
  type CompanyDcfQuery,
  type CompanyDcfResponse,
  type DcfAssumption,
} from './calculations/companyDcf.js';
export {
  dcfDrivers,
  dcfRequestSchema,
  type DcfRequest,
  type DcfRequestBody,
} from './calculations/dcfRequest.js';
export {
  dcfResponseSchema,
  modelCheckSchema,
  type DcfResponse,
  type DcfYear,
  type ModelCheck,
} from './calculations/dcfResponse.js';
export {
  modelCalculationRequestSchema,
  modelCalculationResponseSchema,
  type ModelCalculationRequest,
  type ModelCalculationResponse,
  type ModelDerivation,
  type ModelFigure,
  type ModelValue,
} from './calculations/modelCalculation.js';
export {
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
  instrumentSearchQuerySchema,
  instrumentSearchResponseSchema,
  type InstrumentSearchQuery,
  type InstrumentSearchResponse,
} from './market-data/instrumentSearch.js';
export { isoDateSchema } from './market-data/isoDate.js';
export {
  marketParametersQuerySchema,
  marketParametersResponseSchema,
  type MarketParameter,
  type MarketParametersQuery,
  type MarketParametersResponse,
} from './market-data/marketParameters.js';
export {
  priceHistoryQuerySchema,
  priceHistoryResponseSchema,
  type PriceHistoryQuery,
  type PriceHistoryResponse,
} from './market-data/priceHistory.js';
export {
  maximumQuoteSymbols,
  quotesQuerySchema,
  quotesResponseSchema,
  type QuotesQuery,
  type QuotesResponse,
} from './market-data/quotes.js';
export { symbolSchema } from './market-data/symbol.js';
