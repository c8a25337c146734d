import { apiAddress, defaultApiBase } from '@finance-analyst/contracts';
import { readConfigElement } from './readConfigElement.js';
import { isSwitchedOn } from './isSwitchedOn.js';
import type { RuntimeConfig } from './RuntimeConfig.js';

export interface RuntimeConfigSources {
  /** The page, with or without the element that the server writes into it. */
  readonly document: Pick<Document, 'getElementById'>;
  /** Build-time values, such as `import.meta.env`: `VITE_MAINTENANCE`, `VITE_API_BASE` and so on. */
  readonly buildTime: Readonly<Record<string, unknown>>;
}

export interface RuntimeConfigReading {
  readonly config: RuntimeConfig;
  /** Why the page's own configuration was not used; null when nothing is wrong. */
  readonly problem: string | null;
}

const textOf = (value: unknown): string | null => {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? null : text;
};

const withSlash = (address: string): string => (address.endsWith('/') ? address : `${address}/`);

/**
 * Reads the configuration that the server wrote into the page. A missing value comes from the
 * build, then from the default. Never throws: an element that cannot be read counts as missing, with the reason.
 */
export function readRuntimeConfig({ document, buildTime }: RuntimeConfigSources): RuntimeConfigReading {
  const { values, problem } = readConfigElement(document);
  const given = (key: keyof RuntimeConfig, variable: string): unknown => values[key] ?? buildTime[variable];
  const config: RuntimeConfig = {
    maintenance: isSwitchedOn(given('maintenance', 'VITE_MAINTENANCE')),
    aiFeatures: isSwitchedOn(given('aiFeatures', 'VITE_AI_FEATURES')),
    demos: isSwitchedOn(given('demos', 'VITE_DEMOS')),
    launchDarklyClientId: textOf(given('launchDarklyClientId', 'VITE_LAUNCHDARKLY_CLIENT_ID')),
    sentryDsn: textOf(given('sentryDsn', 'VITE_SENTRY_DSN')),
    posthogKey: textOf(given('posthogKey', 'VITE_POSTHOG_KEY')),
    apiBase: withSlash(textOf(given('apiBase', 'VITE_API_BASE')) ?? defaultApiBase),
    webVitalsEndpoint:
      textOf(given('webVitalsEndpoint', 'VITE_WEB_VITALS_ENDPOINT')) ?? apiAddress('webVitals'),
    version: textOf(given('version', 'VITE_VERSION')) ?? 'unknown',
  };
  return { config, problem };
}
