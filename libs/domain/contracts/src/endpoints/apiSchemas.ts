import type * as z from 'zod/mini';
import { companyDcfQuerySchema, companyDcfResponseSchema } from '../calculations/companyDcf.js';
import { dcfRequestSchema } from '../calculations/dcfRequest.js';
import { dcfResponseSchema } from '../calculations/dcfResponse.js';
import {
  modelCalculationRequestSchema,
  modelCalculationResponseSchema,
} from '../calculations/modelCalculation.js';
import { optimisationRequestSchema, optimisationResponseSchema } from '../calculations/optimisation.js';
import { returnsRequestSchema, returnsResponseSchema } from '../calculations/returns.js';
import { riskRequestSchema, riskResponseSchema } from '../calculations/risk.js';
import { simulationRequestSchema, simulationResponseSchema } from '../calculations/simulation.js';
import { companyWorkbookQuerySchema, workbookRequestSchema } from '../calculations/workbook.js';
import {
  bulkFundamentalsLineSchema,
  bulkFundamentalsRequestSchema,
} from '../fundamentals/bulkFundamentals.js';
import { fundamentalsQuerySchema, fundamentalsResponseSchema } from '../fundamentals/fundamentals.js';
import { healthResponseSchema } from '../health/healthResponse.js';
import {
  exchangeRateImportEventSchema,
  exchangeRateImportQuerySchema,
} from '../imports/exchangeRateImport.js';
import {
  priceImportEventSchema,
  priceImportQuerySchema,
  priceRemovalQuerySchema,
  priceRemovalReportSchema,
} from '../imports/priceImport.js';
import { exchangeRatesQuerySchema, exchangeRatesResponseSchema } from '../market-data/exchangeRates.js';
import {
  instrumentSearchQuerySchema,
  instrumentSearchResponseSchema,
} from '../market-data/instrumentSearch.js';
import {
  marketParametersQuerySchema,
  marketParametersResponseSchema,
} from '../market-data/marketParameters.js';
import { priceHistoryQuerySchema, priceHistoryResponseSchema } from '../market-data/priceHistory.js';
import { quotesQuerySchema, quotesResponseSchema } from '../market-data/quotes.js';
import { serviceStatusResponseSchema } from '../status/serviceStatus.js';
import { cspViolationSchema } from '../telemetry/cspViolation.js';
import { performanceMetricSchema } from '../telemetry/performanceMetric.js';
import { performanceSessionSchema } from '../telemetry/performanceSession.js';
import { performanceViolationSchema } from '../telemetry/performanceViolation.js';
import { usageReportSchema } from '../telemetry/usageReport.js';
import { webVitalSchema } from '../telemetry/webVital.js';
import type { ApiEndpointId } from './apiEndpoints.js';

export interface ApiSchemas {
  readonly query?: z.ZodMiniType;
  /** Of a body in JSON. */
  readonly body?: z.ZodMiniType;
  /** Of a successful answer; of each of its lines where the answer is a stream. Left out where it has no body, or is a file. */
  readonly response?: z.ZodMiniType;
}

/** The request and response schemas of each endpoint, separate from the addresses, which can load without them. */
export const apiSchemas = {
  health: { response: healthResponseSchema },
  status: { response: serviceStatusResponseSchema },
  instrumentSearch: { query: instrumentSearchQuerySchema, response: instrumentSearchResponseSchema },
  quotes: { query: quotesQuerySchema, response: quotesResponseSchema },
  priceHistory: { query: priceHistoryQuerySchema, response: priceHistoryResponseSchema },
  exchangeRates: { query: exchangeRatesQuerySchema, response: exchangeRatesResponseSchema },
  marketParameters: { query: marketParametersQuerySchema, response: marketParametersResponseSchema },
  fundamentals: { query: fundamentalsQuerySchema, response: fundamentalsResponseSchema },
  bulkFundamentals: { body: bulkFundamentalsRequestSchema, response: bulkFundamentalsLineSchema },
  priceImport: { query: priceImportQuerySchema, response: priceImportEventSchema },
  priceRemoval: { query: priceRemovalQuerySchema, response: priceRemovalReportSchema },
  exchangeRateImport: { query: exchangeRateImportQuerySchema, response: exchangeRateImportEventSchema },
  companyDcf: { query: companyDcfQuerySchema, response: companyDcfResponseSchema },
  dcf: { body: dcfRequestSchema, response: dcfResponseSchema },
  modelCalculation: { body: modelCalculationRequestSchema, response: modelCalculationResponseSchema },
  companyWorkbook: { query: companyWorkbookQuerySchema },
  workbook: { body: workbookRequestSchema },
  returns: { body: returnsRequestSchema, response: returnsResponseSchema },
  risk: { body: riskRequestSchema, response: riskResponseSchema },
  optimisation: { body: optimisationRequestSchema, response: optimisationResponseSchema },
  simulation: { body: simulationRequestSchema, response: simulationResponseSchema },
  performance: { body: performanceMetricSchema },
  performanceSession: { body: performanceSessionSchema },
  performanceViolations: { body: performanceViolationSchema },
  webVitals: { body: webVitalSchema },
  cspViolations: { body: cspViolationSchema },
  usage: { body: usageReportSchema },
} as const satisfies Readonly<Record<ApiEndpointId, ApiSchemas>>;
