import type {
  ExchangeRatesQuery,
  ExchangeRatesResponse,
  FundamentalsResponse,
  InstrumentSearchResponse,
  MarketParametersResponse,
  PriceHistoryResponse,
  QuotesResponse,
  ServiceStatusResponse,
} from '@finance-analyst/contracts';
import type { Instrument } from '@finance-analyst/market';
import type { Located } from './Located.js';
import type { Provisional, ServiceResult } from './ServiceResult.js';

/**
 * Market data inside the server. A symbol may name its market (`XNAS:AAPL`); results carry the symbol that was asked
 * for. Days are `YYYY-MM-DD`.
 */
export interface MarketDataService {
  /** Instruments by symbol, name or common name, best match first. */
  search(query: string): Promise<InstrumentSearchResponse>;
  instrument(symbol: string): Promise<ServiceResult<Instrument>>;
  quotes(symbols: readonly string[]): Promise<Provisional<QuotesResponse>>;
  /** Daily bars, both days inclusive, all from one source. */
  bars(symbol: string, from?: string, to?: string): Promise<ServiceResult<PriceHistoryResponse>>;
  /** Units of one currency for one of another by day, both days inclusive, all from one source. */
  exchangeRates(query: ExchangeRatesQuery): Promise<ServiceResult<Provisional<ExchangeRatesResponse>>>;
  /** Statements as known on that day, today by default. */
  fundamentals(symbol: string, knownOn?: string): Promise<ServiceResult<FundamentalsResponse>>;
  /** The same statements before they are read: most requests need to know only whether they have changed. */
  locateFundamentals(symbol: string, knownOn?: string): Promise<ServiceResult<Located<FundamentalsResponse>>>;
  parameters(symbol: string): Promise<ServiceResult<Provisional<MarketParametersResponse>>>;
  /** Provider states since this service was created, and what a search covers; queries no provider. */
  status(): Promise<ServiceStatusResponse>;
  /** Finishes storing prices in progress; later provider responses are dropped. */
  close(): Promise<void>;
}
