import type {
  FundamentalsResponse,
  InstrumentSearchResponse,
  MarketParametersResponse,
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
