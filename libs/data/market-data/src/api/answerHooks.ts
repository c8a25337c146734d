import type {
  FundamentalsResponse,
  HealthResponse,
  InstrumentSearchResponse,
  MarketParametersResponse,
  PriceHistoryResponse,
  QuotesResponse,
  ServiceStatusResponse,
} from '@finance-analyst/contracts';
import { createAnswerHook } from './createAnswerHook.js';
import type { BarsSelection, FundamentalsSelection } from './requests.js';

export const useSearchInstrumentsQuery = createAnswerHook<string, InstrumentSearchResponse>(
  'searchInstruments',
);
export const useQuotesQuery = createAnswerHook<readonly string[], QuotesResponse>('quotes');
export const useBarsQuery = createAnswerHook<BarsSelection, PriceHistoryResponse>('bars');
export const useFundamentalsQuery = createAnswerHook<FundamentalsSelection, FundamentalsResponse>(
  'fundamentals',
);
export const useParametersQuery = createAnswerHook<string, MarketParametersResponse>('parameters');
export const useHealthQuery = createAnswerHook<undefined, HealthResponse>('health');
export const useServiceStatusQuery = createAnswerHook<undefined, ServiceStatusResponse>('serviceStatus');
