import {
  apiAddress,
  apiDisclosures,
  type ApiDisclosure,
  type PageEndpointId,
} from '@finance-analyst/contracts';

/** A call the page makes, and the data it sends. */
export interface NetworkCall {
  /** API addresses, app files, or other hosts. */
  readonly to: string;
  readonly when: string;
  readonly carries: string;
}

/** The configured hosts of the page's calls. */
export interface CallAddresses {
  readonly apiBase: string;
  readonly webVitalsEndpoint: string;
}

const files: NetworkCall = {
  to: '/sw.js, /assets/…',
  when: 'At start, and for a new release',
  carries: 'Nothing',
};

/** Calls to the product's server: its files and every API endpoint the page uses. */
export function ownCalls({ apiBase, webVitalsEndpoint }: CallAddresses): readonly NetworkCall[] {
  const addresses = new Map<ApiDisclosure, string[]>();
  for (const [id, disclosure] of Object.entries(apiDisclosures) as [PageEndpointId, ApiDisclosure][]) {
    const address = id === 'webVitals' ? webVitalsEndpoint : apiAddress(id, apiBase);
    addresses.set(disclosure, [...(addresses.get(disclosure) ?? []), address]);
  }
  return [files, ...[...addresses].map(([disclosure, to]) => ({ to: to.join(', '), ...disclosure }))];
}

/** Connections that are opened early, and calls to the services that the server's operator has set a key for. */
export const otherCalls: readonly NetworkCall[] = [
  {
    to: 'financialmodelingprep.com, www.alphavantage.co, finnhub.io, data.sec.gov',
    when: 'At start, unless the server’s operator sets other hosts or none',
    carries: 'Nothing: a connection is opened early without a request, and shows your IP address',
  },
  {
    to: 'Error reporting (Sentry)',
    when: 'After an error, if configured',
    carries: 'The error, the release and the page address; nothing you entered',
  },
  {
    to: 'Feature flags (LaunchDarkly)',
    when: 'After start, if configured',
    carries: 'An anonymous key, to choose the dashboard variant',
  },
  {
    to: 'Product analytics (PostHog, in the European Union)',
    when: 'Only while you share usage records, if configured, and never in Safari',
    carries: 'The shared events',
  },
];
