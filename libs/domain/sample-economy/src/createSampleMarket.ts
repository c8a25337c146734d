import type { Bar, CompanyFundamentals, Instrument } from '@finance-analyst/market';
import { companies } from './companies.js';
import { companyBars } from './prices/companyBars.js';
import { dividendsOf, type SampleDividend } from './prices/dividendsOf.js';
import { indexBars } from './prices/indexBars.js';
import { marketMood } from './prices/marketMood.js';
import { splitsOf, type SampleSplit } from './prices/splitsOf.js';
import { remembered } from './remembered.js';
import type { SampleCompany } from './SampleCompany.js';
import { exchangeOf, exchanges } from './SampleExchange.js';
import { samplePeriod } from './samplePeriod.js';
import { companyFundamentals } from './statements/companyFundamentals.js';
import { simulateCompany } from './statements/simulateCompany.js';
import { tradingDays } from './tradingDays.js';
import { sampleExchangeRates, type SampleExchangeRate } from './sampleExchangeRates.js';
import { sampleYields, type SampleYield } from './sampleYields.js';

/** Raised whenever the same seed gives other figures, so that stored copies are replaced. */
const generation = 5;

/** A fictional market: ten years of prices and statements that tie. Methods throw a RangeError for a symbol that it does not have. */
export interface SampleMarket {
  /** Names the content: the same version is the same market, figure by figure. */
  readonly version: string;
  /** Last day with prices, ISO. */
  readonly endDate: string;
  exchanges(): { readonly code: string; readonly name: string; readonly currency: string }[];
  /** The companies, then the index of each exchange. */
  instruments(): Instrument[];
  /** Daily, oldest first; prices as traded, `adjustedClose` adjusted for splits and dividends. */
  bars(symbol: string): Bar[];
  dividends(symbol: string): SampleDividend[];
  splits(symbol: string): SampleSplit[];
  /** Of a company; an index has none. */
  fundamentals(symbol: string): CompanyFundamentals;
  /** Government bond yields by currency and maturity, at month ends. */
  yields(): SampleYield[];
  /** Dollars for a unit of each other currency, daily. */
  exchangeRates(): SampleExchangeRate[];
  /** Symbol of an exchange's index. */
  indexOf(exchange: string): string;
}

/** The sample market of a seed. Everything is made on first use, and the same seed makes the same figures. */
export function createSampleMarket(seed = 1): SampleMarket {
  const companyOf = (symbol: string): SampleCompany => {
    const found = companies.find((company) => company.symbol === symbol);
    if (!found) throw new RangeError(`no sample company ${symbol}`);
    return found;
  };
  const daysOf = remembered((exchange: string) => tradingDays(exchangeOf(exchange)));
  const moodOf = remembered((exchange: string) => marketMood(seed, exchangeOf(exchange)));
  const historyOf = remembered((symbol: string) => simulateCompany(seed, companyOf(symbol)));
  const exchangeOfIndex = (symbol: string) => exchanges.find(({ indexSymbol }) => indexSymbol === symbol);

  const splits = (symbol: string) =>
    exchangeOfIndex(symbol) ? [] : splitsOf(historyOf(symbol), daysOf(companyOf(symbol).exchange));
  const dividends = (symbol: string) =>
    exchangeOfIndex(symbol) ? [] : dividendsOf(historyOf(symbol), daysOf(companyOf(symbol).exchange));
  const barsOfCompany = (symbol: string) => {
    const company = companyOf(symbol);
    return companyBars(seed, company, historyOf(symbol), daysOf(company.exchange), moodOf(company.exchange));
  };
  const bars = remembered((symbol: string): Bar[] => {
    const exchange = exchangeOfIndex(symbol);
    if (!exchange) return barsOfCompany(symbol);
    const members = companies.filter((company) => company.exchange === exchange.code);
    return indexBars(
      members.map((member) => ({
        bars: bars(member.symbol),
        splits: splits(member.symbol),
        history: historyOf(member.symbol),
      })),
    );
  });

  return {
    version: `${generation}-${seed}`,
    endDate: samplePeriod.endDate,
    exchanges: () => exchanges.map(({ code, name, currency }) => ({ code, name, currency })),
    instruments: () => [
      ...companies.map(({ symbol, name, exchange, sector }) =>
        instrument(symbol, name, exchange, 'equity', sector),
      ),
      ...exchanges.map(({ indexSymbol, indexName, code }) =>
        instrument(indexSymbol, indexName, code, 'index', null),
      ),
    ],
    bars,
    dividends,
    splits,
    fundamentals: (symbol) => companyFundamentals(companyOf(symbol), historyOf(symbol)),
    yields: () => sampleYields(seed),
    exchangeRates: () => sampleExchangeRates(seed),
    indexOf: (exchange) => exchangeOf(exchange).indexSymbol,
  };
}

const instrument = (
  symbol: string,
  name: string,
  exchange: string,
  type: 'equity' | 'index',
  sector: string | null,
): Instrument => ({
  symbol,
  name,
  exchange,
  currency: exchangeOf(exchange).currency,
  type,
  sector,
  source: 'sample',
});
