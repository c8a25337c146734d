import { resolve } from 'node:path';
import { apiAddress, defaultApiBase } from '@finance-analyst/contracts';
import {
  ecbDefaults,
  parameterDefaults,
  secEdgarDefaults,
  stooqDefaults,
  yahooDefaults,
} from '@finance-analyst/market-data-service';
import { marketProviderNames, type Configuration } from './Configuration.js';
import { hostListSetting, hostSetting } from './hostSetting.js';
import { pathSetting } from './pathSetting.js';
import { postgresSetting } from './postgresSetting.js';
import { createSettingReader, type Environment } from './createSettingReader.js';

export type ConfigurationResult =
  | { readonly ok: true; readonly value: Configuration }
  | { readonly ok: false; readonly reasons: readonly string[] };

/** Financial Modeling Prep, Alpha Vantage, Finnhub and SEC EDGAR. */
const providerOrigins = [
  'https://financialmodelingprep.com',
  'https://www.alphavantage.co',
  'https://finnhub.io',
  'https://data.sec.gov',
];

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads the environment once, at start; an invalid setting stops the start with its reason. */
export function readConfiguration(environment: Environment, projectFolder: string): ConfigurationResult {
  const { text, isOn, toggle, number, oneOf, someOf, parsed, address, origins, proxies, problems } =
    createSettingReader(environment);
  const inProject = (path: string): string => resolve(projectFolder, path);
  const contact = text('SEC_EDGAR_CONTACT');
  const secEdgar = {
    dataUrl: address('SEC_EDGAR_DATA_URL') ?? secEdgarDefaults.dataUrl,
    filesUrl: address('SEC_EDGAR_FILES_URL') ?? secEdgarDefaults.filesUrl,
    requestsPerSecond: number('SEC_EDGAR_REQUESTS_PER_SECOND', secEdgarDefaults.requestsPerSecond, {
      least: 1,
      most: 10,
      whole: true,
    }),
    timeoutMs: number('SEC_EDGAR_TIMEOUT_MS', secEdgarDefaults.timeoutMs, {
      least: 1,
      most: 120_000,
      whole: true,
    }),
    firstRetryMs: secEdgarDefaults.firstRetryMs,
    restMs: secEdgarDefaults.restMs,
  };
  const marketProviders = someOf('PRICE_PROVIDERS', marketProviderNames);
  const ecb = { ...ecbDefaults, url: address('ECB_RATES_URL') ?? ecbDefaults.url };
  const configuration: Configuration = {
    host: parsed('HOST', hostSetting, '127.0.0.1'),
    port: number('PORT', 4200, { least: 0, most: 65_535, whole: true }),
    allowedHosts: parsed('ALLOWED_HOSTS', hostListSetting, []),
    dataDirectory: inProject(text('DATA_DIR') ?? '.data'),
    databaseUrl: parsed<string | undefined>('DATABASE_URL', postgresSetting, undefined),
    webRoot: inProject(text('WEB_ROOT') ?? 'apps/web/dist'),
    trustProxy: proxies('TRUST_PROXY'),
    logLevel: oneOf('LOG_LEVEL', logLevels, 'warn'),
    requestsPerMinute: number('RATE_LIMIT_PER_MINUTE', 100_000, { least: 1, most: 10_000_000, whole: true }),
    remoteImports: toggle('REMOTE_IMPORTS'),
    parameters: {
      riskFreeRate: number('RISK_FREE_RATE', parameterDefaults.riskFreeRate, { least: -0.1, most: 1 }),
      equityRiskPremium: number('EQUITY_RISK_PREMIUM', parameterDefaults.equityRiskPremium, {
        least: 0,
        most: 1,
      }),
      costOfDebtSpread: number('COST_OF_DEBT_SPREAD', parameterDefaults.costOfDebtSpread, {
        least: 0,
        most: 1,
      }),
      beta: number('DEFAULT_BETA', parameterDefaults.beta, { least: -10, most: 10 }),
    },
    secEdgar: contact ? { contact, ...secEdgar } : null,
    priceProviders: marketProviders.filter((each) => each !== 'ecb'),
    priceProviderSettings: {
      stooq: { ...stooqDefaults, url: address('STOOQ_URL') ?? stooqDefaults.url },
      yahoo: { ...yahooDefaults, url: address('YAHOO_URL') ?? yahooDefaults.url },
    },
    ecb: marketProviders.includes('ecb') ? ecb : null,
    page: {
      maintenance: isOn('MAINTENANCE'),
      aiFeatures: isOn('AI_FEATURES'),
      demos: isOn('DEMOS'),
      launchDarklyClientId: text('LAUNCHDARKLY_CLIENT_ID') ?? null,
      sentryDsn: address('SENTRY_DSN') ?? null,
      posthogKey: text('POSTHOG_KEY') ?? null,
      apiBase: parsed('API_BASE', pathSetting, defaultApiBase),
      webVitalsEndpoint: parsed('WEB_VITALS_ENDPOINT', pathSetting, apiAddress('webVitals')),
    },
    preconnect: origins('PRECONNECT', providerOrigins),
  };
  return problems.length > 0 ? { ok: false, reasons: problems } : { ok: true, value: configuration };
}
