import {
  apiAddress,
  apiDisclosures,
  type ApiDisclosure,
  type ApiEndpointId,
} from '@finance-analyst/contracts';

/** A call that the page makes, and what it carries. */
export interface NetworkCall {
  /** Addresses of the API, files of the product, or other hosts. */
  readonly to: string;
  readonly when: string;
  readonly carries: string;
}

/** Where the page is configured to send its calls. */
export interface CallAddresses {
  readonly apiBase: string;
  readonly webVitalsEndpoint: string;
}

const files: NetworkCall = {
  to: '/sw.js, /assets/…',
  when: 'At start, and when a new release is there',
  carries: 'Nothing',
};

/** Calls to the product's server: its files, and every endpoint of the API that the page calls. */
export function ownCalls({ apiBase, webVitalsEndpoint }: CallAddresses): readonly NetworkCall[] {
  const addresses = new Map<ApiDisclosure, string[]>();
  for (const [id, disclosure] of Object.entries(apiDisclosures) as [ApiEndpointId, ApiDisclosure | null][]) {
    if (disclosure === null) continue;
    const address = id === 'webVitals' ? webVitalsEndpoint : apiAddress(id, apiBase);
    addresses.set(disclosure, [...(addresses.get(disclosure) ?? []), address]);
  }
  return [files, ...[...addresses].map(([disclosure, to]) => ({ to: to.join(', '), ...disclosure }))];
}

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
