const url = 'https://product.example/valuation-workbench';
const timestamp = '2026-11-20T12:00:00.000Z';

/** One report per endpoint. */
export const sampleReports: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '/api/performance': { name: 'LCP', value: 1234.5, rating: 'good', sessionId: 's-1', url, timestamp },
  '/api/performance/session': {
    sessionId: 's-1',
    metrics: { LCP: { value: 1234.5, rating: 'good' } },
    performanceEntries: [{ entryType: 'navigation', name: '/', startTime: 0, duration: 900 }],
    timestamp,
    url,
  },
  '/api/performance/violations': {
    metric: 'LCP',
    actual: 5100,
    budget: 2500,
    severity: 'critical',
    url,
    timestamp,
    message: 'It took too long.',
    recommendation: 'Load less.',
  },
  '/api/web-vitals': {
    type: 'web_vital',
    name: 'CLS',
    value: 0.05,
    id: 'v5-1',
    rating: 'good',
    url: '/',
    ts: 1_763_640_000_000,
  },
  '/api/csp-violations': {
    blockedURI: 'inline',
    violatedDirective: 'script-src-elem',
    originalPolicy: "default-src 'self'",
    disposition: 'enforce',
    timestamp,
    userAgent: 'A browser',
    url,
  },
  '/api/usage': {
    usageEvents: [
      {
        id: 'e-1',
        sessionId: 's-1',
        userId: 'u-1',
        type: 'click',
        data: { tag: 'button' },
        timestamp,
        userAgent: 'A browser',
        url,
      },
    ],
    analyticsEvents: [{ session_id: 's-1', user_id: 'u-1', timestamp, page: '/' }],
  },
};
