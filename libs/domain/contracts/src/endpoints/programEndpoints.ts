import type { ApiEndpoint } from './ApiEndpoint.js';

/** What the API answers to other programs. */
export const programEndpoints = {
  exchangeRateImport: { method: 'POST', path: 'imports/exchange-rates', cache: null },
  companyDcf: { method: 'GET', path: 'calculations/dcf', cache: 'calculations' },
  dcf: { method: 'POST', path: 'calculations/dcf', cache: null },
  modelCalculation: { method: 'POST', path: 'calculations', cache: null },
  companyWorkbook: { method: 'GET', path: 'calculations/workbook', cache: null },
  workbook: { method: 'POST', path: 'calculations/workbook', cache: null },
  returns: { method: 'POST', path: 'calculations/returns', cache: null },
  risk: { method: 'POST', path: 'calculations/risk', cache: null },
  optimisation: { method: 'POST', path: 'calculations/optimisation', cache: null },
  simulation: { method: 'POST', path: 'calculations/simulation', cache: null },
} as const satisfies Readonly<Record<string, ApiEndpoint>>;

export type ProgramEndpointId = keyof typeof programEndpoints;
