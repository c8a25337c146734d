import type {
  ParameterSettings,
  PriceProviderSettings,
  SecEdgarSettings,
} from '@finance-analyst/market-data-service';

/** What the page is told at run time. */
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

/** Providers of prices, in the order in which they are asked unless another is given. */
export const priceProviderNames = ['stooq', 'yahoo'] as const;

export type PriceProviderName = (typeof priceProviderNames)[number];

/** Everything the server is told by its environment. Folders are absolute. */
export interface Configuration {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Names that the server answers for beside its own; `*.example.org` stands for all under `example.org`. */
  readonly allowedHosts: readonly string[];
  readonly dataDirectory: string;
  readonly databaseUrl: string | undefined;
  readonly webRoot: string;
  /** True for every proxy, or the addresses of those that are trusted. */
  readonly trustProxy: boolean | string;
  readonly logLevel: string;
  /** From one address. */
  readonly requestsPerMinute: number;
  readonly remoteImports: boolean;
  readonly parameters: ParameterSettings;
  /** Null where no contact is set: SEC EDGAR is then not asked. */
  readonly secEdgar: SecEdgarSettings | null;
  /** Whom the server asks for prices, in this order; empty for nobody. */
  readonly priceProviders: readonly PriceProviderName[];
  readonly priceProviderSettings: Readonly<Record<PriceProviderName, PriceProviderSettings>>;
  readonly page: PageConfiguration;
  /** Origins of data providers that the page gets ready to connect to. */
  readonly preconnect: readonly string[];
}
