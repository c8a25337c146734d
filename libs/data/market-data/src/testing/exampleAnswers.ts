import type {
  ExchangeRatesResponse,
  FundamentalsResponse,
  InstrumentSearchResponse,
  MarketParametersResponse,
  PriceHistoryResponse,
  QuotesResponse,
} from '@finance-analyst/contracts';

export const exampleQuotes: QuotesResponse = {
  quotes: [
    {
      symbol: 'ACME',
      price: 101.5,
      previousClose: 100,
      change: 1.5,
      changePercent: 0.015,
      currency: 'USD',
      asOf: '2025-11-20T21:00:00.000Z',
      source: 'csv-import',
      stale: false,
    },
  ],
  missing: ['NOPE'],
};

export const exampleSearch: InstrumentSearchResponse = {
  results: [
    {
      symbol: 'ACME',
      name: 'Acme Corporation',
      exchange: 'XNAS',
      currency: 'USD',
      type: 'equity',
      sector: null,
      source: 'sample',
    },
  ],
};

export const exampleFundamentals: FundamentalsResponse = {
  symbol: 'ACME',
  name: 'Acme Corporation',
  source: 'sec-edgar',
  currency: 'USD',
  accountingStandard: 'us-gaap',
  businessModel: 'operating',
  knownOn: '2025-11-20',
  lastFiled: '2025-10-31',
  annual: [],
  quarterly: [],
  trailingTwelveMonths: null,
  notes: [],
  freshness: { fetchedAt: '2025-11-18T00:00:00.000Z', ageSeconds: 172_800, stale: false, reason: null },
};

const exampleParameter = { value: 1.1, label: 'Measured', source: 'stooq', asOf: '2025-11-20' };

export const exampleParameters: MarketParametersResponse = {
  symbol: 'ACME',
  currency: 'USD',
  riskFreeRate: exampleParameter,
  equityRiskPremium: exampleParameter,
  beta: exampleParameter,
  costOfDebt: exampleParameter,
};

export const exampleHistory: PriceHistoryResponse = {
  symbol: 'ACME',
  currency: 'USD',
  source: 'stooq',
  adjusted: true,
  bars: [
    { date: '2025-11-19', open: 1, high: 1, low: 1, close: 1, adjustedClose: 1, volume: 1 },
    { date: '2025-11-20', open: 1, high: 2, low: 1, close: 2, adjustedClose: 2, volume: null },
  ],
};

export const exampleRates: ExchangeRatesResponse = {
  base: 'EUR',
  quote: 'USD',
  source: 'ecb',
  rates: [
    { date: '2025-11-19', rate: 1.1583 },
    { date: '2025-11-20', rate: 1.1514 },
  ],
};
