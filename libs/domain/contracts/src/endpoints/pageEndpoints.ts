import type { ApiEndpoint } from './ApiEndpoint.js';

/**
 * What the page asks of the API. Schemas and disclosures stand in tables of their own under the same names, because the page loads
 * this one at its start.
 */
export const pageEndpoints = {
  health: { method: 'GET', path: 'health', cache: null },
  status: { method: 'GET', path: 'status', cache: null },
  instrumentSearch: { method: 'GET', path: 'market-data', cache: 'market-data' },
  quotes: { method: 'GET', path: 'market-data/real-time', cache: 'real-time' },
  priceHistory: { method: 'GET', path: 'market-data/historical', cache: 'historical' },
  exchangeRates: { method: 'GET', path: 'market-data/exchange-rates', cache: 'historical' },
  marketParameters: { method: 'GET', path: 'market-data/parameters', cache: 'other' },
  fundamentals: { method: 'GET', path: 'fundamentals', cache: 'fundamentals' },
  bulkFundamentals: { method: 'POST', path: 'fundamentals/bulk', cache: null },
  priceImport: { method: 'POST', path: 'imports/prices', cache: null },
  priceRemoval: { method: 'DELETE', path: 'imports/prices', cache: null },
  performance: { method: 'POST', path: 'performance', cache: null },
  performanceSession: { method: 'POST', path: 'performance/session', cache: null },
  performanceViolations: { method: 'POST', path: 'performance/violations', cache: null },
  webVitals: { method: 'POST', path: 'web-vitals', cache: null },
  cspViolations: { method: 'POST', path: 'csp-violations', cache: null },
  usage: { method: 'POST', path: 'usage', cache: null },
} as const satisfies Readonly<Record<string, ApiEndpoint>>;

export type PageEndpointId = keyof typeof pageEndpoints;
