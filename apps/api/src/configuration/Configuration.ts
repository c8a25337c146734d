import type {
  ParameterSettings,
  PriceProviderSettings,
  SecEdgarSettings,
} from '@finance-analyst/market-data-service';

/** The page's runtime configuration. */
export interface PageConfiguration {
  readonly maintenance: boolean;
  readonly aiFeatures: boolean;
  readonly demos: boolean;
  readonly launchDarklyClientId: string | null;
  readonly sentryDsn: string | null;
  readonly posthogKey: string | null;
  readonly apiBase: string;
  readonly webVitalsEndpoint: string;
}

/** Price providers, in default order. */
export const priceProviderNames = ['stooq', 'yahoo'] as const;

export type PriceProviderName = (typeof priceProviderNames)[number];

/** The names in `PRICE_PROVIDERS`: the price providers, and the ECB for exchange rates. */
export const marketProviderNames = [...priceProviderNames, 'ecb'] as const;

/** All settings from the environment. Folders are absolute. */
export interface Configuration {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Additional hosts the server answers for; `*.example.org` matches all names under `example.org`. */
  readonly allowedHosts: readonly string[];
  readonly dataDirectory: string;
  readonly databaseUrl: string | undefined;
  readonly webRoot: string;
  /** True for every proxy, or the addresses of trusted ones. */
  readonly trustProxy: boolean | string;
  readonly logLevel: string;
  /** From one address. */
  readonly requestsPerMinute: number;
  readonly remoteImports: boolean;
  readonly parameters: ParameterSettings;
  /** Null without a contact: SEC EDGAR is then never contacted. */
  readonly secEdgar: SecEdgarSettings | null;
  /** Price providers in order; empty for none. */
  readonly priceProviders: readonly PriceProviderName[];
  readonly priceProviderSettings: Readonly<Record<PriceProviderName, PriceProviderSettings>>;
  /** Null when the ECB’s exchange rates are disabled. */
  readonly ecb: PriceProviderSettings | null;
  readonly page: PageConfiguration;
  /** Origins of data providers the page preconnects to. */
  readonly preconnect: readonly string[];
}
