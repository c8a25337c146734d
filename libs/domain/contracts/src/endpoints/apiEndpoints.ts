/** The cache families for API responses on the device; the service worker defines what each means. */
export type CacheFamilyName =
  'real-time' | 'historical' | 'market-data' | 'fundamentals' | 'calculations' | 'other';

export interface ApiEndpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below the API's base, without a slash in front. */
  readonly path: string;
  /** The cache family of its responses; null for network only. */
  readonly cache: CacheFamilyName | null;
}

/**
 * Everything that the API answers: the only place where its addresses are spelled. Schemas and disclosures stand in
 * tables of their own under the same names, because the page loads this one at its start.
 */
export const apiEndpoints = {
  health: { method: 'GET', path: 'health', cache: null },
  status: { method: 'GET', path: 'status', cache: null },
  instrumentSearch: { method: 'GET', path: 'market-data', cache: 'market-data' },
  quotes: { method: 'GET', path: 'market-data/real-time', cache: 'real-time' },
  priceHistory: { method: 'GET', path: 'market-data/historical', cache: 'historical' },
  marketParameters: { method: 'GET', path: 'market-data/parameters', cache: 'other' },
  fundamentals: { method: 'GET', path: 'fundamentals', cache: 'fundamentals' },
  bulkFundamentals: { method: 'POST', path: 'fundamentals/bulk', cache: null },
  priceImport: { method: 'POST', path: 'imports/prices', cache: null },
  priceRemoval: { method: 'DELETE', path: 'imports/prices', cache: null },
  companyDcf: { method: 'GET', path: 'calculations/dcf', cache: 'calculations' },
  dcf: { method: 'POST', path: 'calculations/dcf', cache: null },
  modelCalculation: { method: 'POST', path: 'calculations', cache: null },
  companyWorkbook: { method: 'GET', path: 'calculations/workbook', cache: null },
  workbook: { method: 'POST', path: 'calculations/workbook', cache: null },
  returns: { method: 'POST', path: 'calculations/returns', cache: null },
  risk: { method: 'POST', path: 'calculations/risk', cache: null },
  simulation: { method: 'POST', path: 'calculations/simulation', cache: null },
  performance: { method: 'POST', path: 'performance', cache: null },
  performanceSession: { method: 'POST', path: 'performance/session', cache: null },
  performanceViolations: { method: 'POST', path: 'performance/violations', cache: null },
  webVitals: { method: 'POST', path: 'web-vitals', cache: null },
  cspViolations: { method: 'POST', path: 'csp-violations', cache: null },
  usage: { method: 'POST', path: 'usage', cache: null },
} as const satisfies Readonly<Record<string, ApiEndpoint>>;

export type ApiEndpointId = keyof typeof apiEndpoints;
