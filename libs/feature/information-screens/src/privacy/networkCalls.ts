/** A call that the page makes, and what it carries. */
export interface NetworkCall {
  /** Path on the product's own server, or another host. */
  readonly to: string;
  readonly when: string;
  readonly carries: string;
}

/** Calls to the server that the page came from. */
export const ownCalls: readonly NetworkCall[] = [
  { to: '/sw.js, /assets/…', when: 'At start, and when a new release is there', carries: 'Nothing' },
  { to: '/api/market-data?query=', when: 'While you search', carries: 'What you type into the search' },
  {
    to: '/api/market-data/real-time',
    when: 'When a screen shows prices',
    carries: 'The symbols on the screen',
  },
  { to: '/api/market-data/historical', when: 'When a screen shows a history', carries: 'A symbol and days' },
  { to: '/api/market-data/parameters', when: 'When a model opens', carries: 'A symbol' },
  { to: '/api/fundamentals', when: 'When a company is valued', carries: 'A symbol and a day' },
  { to: '/api/status, /api/health', when: 'On the status and settings screens', carries: 'Nothing' },
  {
    to: '/api/performance, /api/performance/session, /api/performance/violations',
    when: 'In one page in ten, until the first failure',
    carries: 'How fast the page was, its address, a random number for the visit',
  },
  { to: '/api/web-vitals', when: 'In one page in ten', carries: 'How fast the page was, and its path' },
  {
    to: '/api/csp-violations',
    when: 'When the page was made to load something that it must not',
    carries: 'What was refused, the address of the page, the name of the browser',
  },
  {
    to: '/api/usage',
    when: 'Only while you share what is recorded',
    carries: 'Usage and analytics events; nothing that was entered in a model',
  },
];

/** Calls elsewhere, each only where whoever runs the server has set it up. */
export const otherCalls: readonly NetworkCall[] = [
  {
    to: 'financialmodelingprep.com, www.alphavantage.co, finnhub.io, data.sec.gov',
    when: 'At start, unless whoever runs the server names others or none',
    carries:
      'A connection is opened ahead of need; no request is sent, and they see the address of your device',
  },
  {
    to: 'Error reporting (Sentry)',
    when: 'When something breaks, where the server has set it up',
    carries: 'The error, the release and the address of the page; nothing that was entered',
  },
  {
    to: 'Feature flags (LaunchDarkly)',
    when: 'After the start, where the server has set it up',
    carries: 'An anonymous key, to be told which variant of the dashboard to show',
  },
  {
    to: 'Product analytics (PostHog, in the European Union)',
    when: 'Only while you share what is recorded, where the server has set it up, and never in Safari',
    carries: 'The events that are shared',
  },
];
