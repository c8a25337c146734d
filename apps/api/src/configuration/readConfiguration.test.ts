import { describe, expect, it } from 'vitest';
import { readConfiguration } from './readConfiguration.js';

const read = (environment: Record<string, string>) => {
  const configuration = readConfiguration(environment, '/project');
  if (!configuration.ok) throw new Error(configuration.reasons.join());
  return configuration.value;
};

describe('the configuration', () => {
  it('has defaults for everything', () => {
    expect(read({})).toMatchObject({
      host: '127.0.0.1',
      port: 4200,
      dataDirectory: '/project/.data',
      databaseUrl: undefined,
      webRoot: '/project/apps/web/dist',
      trustProxy: false,
      remoteImports: false,
      parameters: { riskFreeRate: 0.0425, equityRiskPremium: 0.045, costOfDebtSpread: 0.015, beta: 1 },
      secEdgar: null,
      page: { maintenance: false, apiBase: '/api/', webVitalsEndpoint: '/api/web-vitals', sentryDsn: null },
    });
  });

  it('asks SEC EDGAR only with a contact', () => {
    expect(read({ SEC_EDGAR_DATA_URL: 'http://127.0.0.1:9' }).secEdgar).toBeNull();
    expect(
      read({ SEC_EDGAR_CONTACT: 'A a@example.org', SEC_EDGAR_DATA_URL: 'http://127.0.0.1:9' }).secEdgar,
    ).toMatchObject({
      contact: 'A a@example.org',
      dataUrl: 'http://127.0.0.1:9',
      filesUrl: 'https://www.sec.gov',
    });
  });

  it('[API-30] asks Stooq and then Yahoo for prices, unless another order or none is given', () => {
    expect(read({})).toMatchObject({
      priceProviders: ['stooq', 'yahoo'],
      priceProviderSettings: {
        stooq: { url: 'https://stooq.com', requestsPerSecond: 1 },
        yahoo: { url: 'https://query1.finance.yahoo.com', requestsPerSecond: 2 },
      },
    });
    expect(read({ PRICE_PROVIDERS: 'Yahoo, stooq' }).priceProviders).toEqual(['yahoo', 'stooq']);
    expect(read({ PRICE_PROVIDERS: 'yahoo' }).priceProviders).toEqual(['yahoo']);
    expect(read({ PRICE_PROVIDERS: 'none' }).priceProviders).toEqual([]);
    const elsewhere = read({ STOOQ_URL: 'http://127.0.0.1:9', YAHOO_URL: 'http://127.0.0.1:8' });
    expect(elsewhere.priceProviderSettings).toMatchObject({
      stooq: { url: 'http://127.0.0.1:9' },
      yahoo: { url: 'http://127.0.0.1:8' },
    });
  });

  it('[API-30] asks the ECB for exchange rates, unless the providers are others or none', () => {
    expect(read({}).ecb).toMatchObject({ url: 'https://www.ecb.europa.eu', requestsPerSecond: 1 });
    expect(read({ ECB_RATES_URL: 'http://127.0.0.1:9' }).ecb?.url).toBe('http://127.0.0.1:9');
    expect(read({ PRICE_PROVIDERS: 'ecb' })).toMatchObject({ priceProviders: [], ecb: {} });
    expect(read({ PRICE_PROVIDERS: 'stooq,yahoo' }).ecb).toBeNull();
    expect(read({ PRICE_PROVIDERS: 'none' }).ecb).toBeNull();
  });

  it.each(['bloomberg', 'stooq,none', 'stooq,,yahoo', 'stooq,stooq'])(
    '[API-30] does not start with %s for price providers',
    (named) => {
      expect(readConfiguration({ PRICE_PROVIDERS: named }, '/project')).toEqual({
        ok: false,
        reasons: [
          `PRICE_PROVIDERS is '${named}'; it must be none, or each of stooq, yahoo, ecb at most once, separated by commas.`,
        ],
      });
    },
  );

  it('[API-2] reads what the page is told', () => {
    const page = {
      MAINTENANCE: 'on',
      AI_FEATURES: 'yes',
      DEMOS: '1',
      LAUNCHDARKLY_CLIENT_ID: 'client',
      SENTRY_DSN: 'https://key@errors.example/1',
      POSTHOG_KEY: 'key',
    };
    expect(read(page).page).toEqual({
      maintenance: true,
      aiFeatures: true,
      demos: true,
      launchDarklyClientId: 'client',
      sentryDsn: 'https://key@errors.example/1',
      posthogKey: 'key',
      apiBase: '/api/',
      webVitalsEndpoint: '/api/web-vitals',
    });
  });

  it('[API-5] connects to the four providers unless another list is given', () => {
    expect(read({}).preconnect).toEqual([
      'https://financialmodelingprep.com',
      'https://www.alphavantage.co',
      'https://finnhub.io',
      'https://data.sec.gov',
    ]);
    expect(read({ PRECONNECT: 'https://a.example/path, https://b.example' }).preconnect).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
    expect(read({ PRECONNECT: 'none' }).preconnect).toEqual([]);
    expect(readConfiguration({ PRECONNECT: '"><script>' }, '/project')).toMatchObject({ ok: false });
  });

  it.each([
    ['true', true],
    [' On ', true],
    ['YES', true],
    ['1', true],
    ['0', false],
    ['false', false],
    ['enabled', false],
    ['', false],
  ])('takes %j for a switch as %s', (text, on) => {
    expect(read({ MAINTENANCE: text }).page.maintenance).toBe(on);
  });

  it('trusts no proxy, every proxy or named ones', () => {
    expect(read({ TRUST_PROXY: 'off' }).trustProxy).toBe(false);
    expect(read({ TRUST_PROXY: 'yes' }).trustProxy).toBe(true);
    for (const named of ['10.0.0.0/8', 'loopback', '::1,fd00::/8', '192.0.2.1'])
      expect(read({ TRUST_PROXY: named }).trustProxy).toBe(named);
    expect(read({ TRUST_PROXY: 'loopback, 10.0.0.1' }).trustProxy).toBe('loopback,10.0.0.1');
  });

  it.each(['enabled', '10.0.0', '10.0.0.0/33', '::1/129', '10.0.0.1,', 'proxy.example.org'])(
    'does not start with %s for a proxy',
    (named) => {
      expect(readConfiguration({ TRUST_PROXY: named }, '/project')).toEqual({
        ok: false,
        reasons: [expect.stringContaining(`TRUST_PROXY is '${named}'; it must be`)],
      });
    },
  );

  it('[API-8] takes on and off for other switches, and no other word', () => {
    expect(read({ REMOTE_IMPORTS: ' Yes ' }).remoteImports).toBe(true);
    expect(read({ REMOTE_IMPORTS: 'off' }).remoteImports).toBe(false);
    expect(readConfiguration({ REMOTE_IMPORTS: 'maybe' }, '/project')).toEqual({
      ok: false,
      reasons: ["REMOTE_IMPORTS is 'maybe'; it must be on, true, yes or 1, or off, false, no or 0."],
    });
  });

  it.each([
    ['HOST', '0.0.0.0', 'host'],
    ['HOST', '::1', 'host'],
    ['HOST', 'desk.example', 'host'],
    ['DATABASE_URL', 'postgres://u:p@db.example:5432/d?sslmode=require', 'databaseUrl'],
    ['DATABASE_URL', 'postgresql:///d?host=/run/postgresql', 'databaseUrl'],
  ] as const)('[API-8] takes %s=%s', (name, value, field) => {
    expect(read({ [name]: value })[field]).toBe(value);
  });

  it('[API-8] takes hosts that are allowed beside its own', () => {
    expect(read({}).allowedHosts).toEqual([]);
    const written = 'app.example.org, *.firm.example,192.0.2.1,desk';
    expect(read({ ALLOWED_HOSTS: written }).allowedHosts).toEqual([
      'app.example.org',
      '*.firm.example',
      '192.0.2.1',
      'desk',
    ]);
  });

  it.each([
    ['HOST', 'http://localhost'],
    ['HOST', 'localhost:4200'],
    ['HOST', '999.1.1.1'],
    ['HOST', 'a b'],
    ['HOST', '-a'],
    ['PORT', '0x1092'],
    ['PORT', '42.5'],
    ['ALLOWED_HOSTS', '*'],
    ['ALLOWED_HOSTS', '*.org'],
    ['ALLOWED_HOSTS', 'https://app.example'],
    ['ALLOWED_HOSTS', 'app.example,'],
    ['DATABASE_URL', 'mysql://db.example/d'],
    ['DATABASE_URL', 'postgresql://db.example:99999/d'],
    ['DATABASE_URL', 'db.example'],
    ['API_BASE', 'api/'],
    ['API_BASE', '//elsewhere.example/'],
    ['WEB_VITALS_ENDPOINT', 'ftp://elsewhere.example'],
    ['SEC_EDGAR_DATA_URL', 'data.sec.gov'],
    ['SEC_EDGAR_TIMEOUT_MS', 'long'],
  ])('[API-8] does not start with %s=%s', (name, value) => {
    expect(readConfiguration({ [name]: value }, '/project')).toEqual({
      ok: false,
      reasons: [expect.stringContaining(`${name} is '${value}'; it must be `) as string],
    });
  });

  it.each(['secret', 'se/cret', 'se:cret', 'se@cret'])(
    '[API-8] prints no password, such as %s',
    (password) => {
      const refused = readConfiguration(
        { DATABASE_URL: `postgrsql://me:${password}@db.example/d` },
        '/project',
      );
      expect(JSON.stringify(refused)).toContain("'postgrsql://me:***@db.example/d'");
      expect(JSON.stringify(refused)).not.toContain('secret');
    },
  );

  it('says everything that cannot be used at once', () => {
    const wrong = { PORT: '70000', RISK_FREE_RATE: '4.25 %', SENTRY_DSN: 'ftp://x', LOG_LEVEL: 'loud' };
    expect(readConfiguration(wrong, '/project')).toEqual({
      ok: false,
      reasons: [
        "PORT is '70000'; it must be a whole number from 0 to 65535.",
        "LOG_LEVEL is 'loud'; it must be one of fatal, error, warn, info, debug, trace, silent.",
        "RISK_FREE_RATE is '4.25 %'; it must be a number from -0.1 to 1.",
        "SENTRY_DSN is 'ftp://x'; it must be an address that begins with http:// or https://.",
      ],
    });
  });
});
