export {
  companyDcfQuerySchema,
  companyDcfResponseSchema,
  type CompanyDcfQuery,
  type CompanyDcfResponse,
  type CompanyDcfYear,
  type CompanyInput,
} from './calculations/companyDcf.js';
export {
  simulationRequestSchema,
  simulationResponseSchema,
  type SimulatedOutput,
  type SimulationRequest,
  type SimulationResponse,
} from './calculations/simulation.js';
export {
  costBases,
  returnsRequestSchema,
  returnsResponseSchema,
  transactionTypes,
  type Holding,
  type ReturnsRequest,
  type ReturnsResponse,
  type Transaction,
} from './calculations/returns.js';
export {
  optimisationObjectives,
  optimisationRequestSchema,
  optimisationResponseSchema,
  type OptimisationRequest,
  type OptimisationResponse,
} from './calculations/optimisation.js';
export {
  riskRequestSchema,
  riskResponseSchema,
  type RiskRequest,
  type RiskResponse,
} from './calculations/risk.js';
export {
  companyWorkbookQuerySchema,
  workbookContentType,
  workbookRequestSchema,
  workbookTemplates,
  type CompanyWorkbookQuery,
  type WorkbookRequest,
  type WorkbookTemplate,
} from './calculations/workbook.js';
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
export { apiAddress, defaultApiBase } from './endpoints/apiAddress.js';
export { programAddress } from './endpoints/programAddress.js';
export { apiDisclosures, type ApiDisclosure } from './endpoints/apiDisclosures.js';
export { apiDocumentationPath } from './endpoints/apiDocumentationPath.js';
export { apiEndpoints, type ApiEndpointId } from './endpoints/apiEndpoints.js';
export type { ApiEndpoint, CacheFamilyName } from './endpoints/ApiEndpoint.js';
export { pageEndpoints, type PageEndpointId } from './endpoints/pageEndpoints.js';
export { programEndpoints, type ProgramEndpointId } from './endpoints/programEndpoints.js';
export { apiSchemas, type ApiSchemas } from './endpoints/apiSchemas.js';
export {
  errorResponse,
  errorResponseSchema,
  type ErrorDetail,
  type ErrorResponse,
} from './errors/errorResponse.js';
export {
  bulkFundamentalsLineSchema,
  bulkFundamentalsRequestSchema,
  maximumBulkSymbols,
  type BulkFundamentalsLine,
  type BulkFundamentalsRequest,
} from './fundamentals/bulkFundamentals.js';
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
export { largestPriceFileBytes } from './imports/largestPriceFileBytes.js';
export {
  exchangeRateImportEventSchema,
  exchangeRateImportReportSchema,
  type ExchangeRateImportEvent,
  type ExchangeRateImportReport,
} from './imports/exchangeRateImport.js';
export {
  priceImportEventSchema,
  priceImportQuerySchema,
  priceImportReportSchema,
  priceRemovalQuerySchema,
  priceRemovalReportSchema,
  type PriceImportEvent,
  type PriceImportQuery,
  type PriceImportReport,
  type PriceRemovalQuery,
  type PriceRemovalReport,
  type RefusedRow,
} from './imports/priceImport.js';
export {
  exchangeRatesQuerySchema,
  exchangeRatesResponseSchema,
  type DatedRate,
  type ExchangeRatesQuery,
  type ExchangeRatesResponse,
} from './market-data/exchangeRates.js';
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
export { usualRiskFreeRate } from './market-data/usualRiskFreeRate.js';
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
export { isProductAnalyticsKey } from './product-analytics/isProductAnalyticsKey.js';
export {
  serviceStatusResponseSchema,
  type ProviderIncident,
  type ProviderState,
  type ProviderStatus,
  type ServiceStatusResponse,
} from './status/serviceStatus.js';
export { cspViolationSchema, type CspViolation } from './telemetry/cspViolation.js';
export { performanceMetricSchema, type PerformanceMetric } from './telemetry/performanceMetric.js';
export {
  maximumPerformanceEntries,
  performanceSessionSchema,
  type PerformanceSession,
  type PerformanceSessionEntry,
} from './telemetry/performanceSession.js';
export { performanceViolationSchema, type PerformanceViolation } from './telemetry/performanceViolation.js';
export { maximumReportedEvents, usageReportSchema, type UsageReport } from './telemetry/usageReport.js';
export { webVitalSchema, type WebVital } from './telemetry/webVital.js';
