import type { CoverageStatus } from '../search-coverage/describeCoverage.js';

type Provider = CoverageStatus['providers'][number] & Readonly<Record<string, unknown>>;

/** The server's status, as used by this screen. */
export type ExampleStatus = CoverageStatus & Readonly<Record<string, unknown>>;

export const exampleProvider: Provider = {
  id: 'sec-edgar',
  name: 'SEC EDGAR',
  state: 'ready',
  lastSuccess: null,
  lastFailure: null,
  reason: null,
  failingSince: null,
  blockedUntil: null,
  requestsPerSecond: 5,
};

/** A server without configuration. */
export const sampleStatus: ExampleStatus = {
  companies: [{ source: 'sample', count: 24 }],
  providers: [
    { ...exampleProvider, state: 'not-configured', reason: 'Set SEC_EDGAR_CONTACT to an e-mail address.' },
  ],
  incidents: [],
  since: '2026-11-20T08:00:00.000Z',
};

/** A server with filings and prices. */
export const filingsStatus: ExampleStatus = {
  ...sampleStatus,
  companies: [
    { source: 'sample', count: 24 },
    { source: 'sec-edgar', count: 10_123 },
  ],
  providers: [exampleProvider, { ...exampleProvider, id: 'prices', name: 'Example Prices' }],
};
