import type { PageConfiguration } from '../configuration/Configuration.js';

const launchDarkly = ['app', 'clientstream', 'events'].map((name) => `https://${name}.launchdarkly.com`);
const posthog = 'https://eu.i.posthog.com';

const originOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : []);

/** Where the page may connect to: its own server, and the services that are configured. */
function connections(page: PageConfiguration): string[] {
  return [
    "'self'",
    ...originOf(page.apiBase),
    ...originOf(page.webVitalsEndpoint),
    ...(page.sentryDsn ? originOf(page.sentryDsn) : []),
    ...(page.launchDarklyClientId ? launchDarkly : []),
    ...(page.posthogKey ? [posthog] : []),
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
