import { isProductAnalyticsKey } from '@finance-analyst/contracts';
import type { PageConfiguration } from '../configuration/Configuration.js';

/** The flag client's host. Its hosts for streams and events are not used: both are off. */
const launchDarkly = 'https://clientsdk.launchdarkly.com';
const posthog = 'https://eu.i.posthog.com';

const originOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : []);

/** The page's allowed connections: its own server and the configured services. */
function connections(page: PageConfiguration): string[] {
  return [
    "'self'",
    ...originOf(page.apiBase),
    ...originOf(page.webVitalsEndpoint),
    ...(page.sentryDsn ? originOf(page.sentryDsn) : []),
    ...(page.launchDarklyClientId ? [launchDarkly] : []),
    ...(isProductAnalyticsKey(page.posthogKey) ? [posthog] : []),
  ];
}

/** The policy of the page; `nonce` is new for each answer. */
export function contentSecurityPolicy(page: PageConfiguration, nonce: string): string {
  return [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src ${[...new Set(connections(page))].join(' ')}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}
