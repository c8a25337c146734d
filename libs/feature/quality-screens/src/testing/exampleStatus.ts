import type { HealthResponse, ProviderStatus, ServiceStatusResponse } from '@finance-analyst/contracts';

export const exampleHealth: HealthResponse = {
  status: 'ok',
  version: '1.4.0',
  database: 'pglite',
  uptimeSeconds: 12_000,
};

export const readyProvider: ProviderStatus = {
  id: 'sec-edgar',
  name: 'SEC EDGAR',
  state: 'ready',
  lastSuccess: '2026-11-20T14:25:00.000Z',
  lastFailure: null,
  reason: null,
  failingSince: null,
  blockedUntil: null,
  requestsPerSecond: 5,
};

export const exampleStatus: ServiceStatusResponse = {
  companies: [{ source: 'sec-edgar', count: 10_123 }],
  providers: [readyProvider],
  incidents: [],
  since: '2026-11-20T11:10:00.000Z',
};

/** One provider that fails, one that is rate-limited, one that is not configured. */
export const troubledStatus: ServiceStatusResponse = {
  companies: [{ source: 'sec-edgar', count: 10_123 }],
  since: '2026-11-19T08:00:00.000Z',
  providers: [
    {
      ...readyProvider,
      state: 'failing',
      lastSuccess: '2026-11-20T13:00:00.000Z',
      lastFailure: '2026-11-20T14:20:00.000Z',
      failingSince: '2026-11-20T14:10:00.000Z',
      blockedUntil: '2026-11-20T14:31:00.000Z',
      reason: 'SEC EDGAR cannot be reached.',
    },
    {
      ...readyProvider,
      id: 'finnhub',
      name: 'Finnhub',
      state: 'limited',
      lastSuccess: null,
      lastFailure: '2026-11-20T14:29:00.000Z',
      failingSince: '2026-11-20T14:29:00.000Z',
      blockedUntil: '2026-11-20T14:45:00.000Z',
      reason: 'Finnhub’s rate limit was reached.',
    },
    {
      ...readyProvider,
      id: 'alpha-vantage',
      name: 'Alpha Vantage',
      state: 'not-configured',
      lastSuccess: null,
      reason: 'No key is set.',
      requestsPerSecond: null,
    },
  ],
  incidents: [
    {
      providerId: 'sec-edgar',
      providerName: 'SEC EDGAR',
      startedAt: '2026-11-20T14:10:00.000Z',
      endedAt: null,
      reason: 'SEC EDGAR cannot be reached.',
    },
    {
      providerId: 'sec-edgar',
      providerName: 'SEC EDGAR',
      startedAt: '2026-11-19T10:00:00.000Z',
      endedAt: '2026-11-19T11:30:00.000Z',
      reason: 'SEC EDGAR did not answer within 10 s.',
    },
  ],
};
