/** The product analytics service, once loaded. */
export interface ProductAnalytics {
  capture(name: string, properties: Readonly<Record<string, unknown>>): void;
  /** After `false` nothing is sent until `true`. */
  allow(isAllowed: boolean): void;
}

export interface ProductAnalyticsOptions {
  readonly key: string;
  readonly userId: string;
}

/** Loads and starts the service. Rejects when it cannot be loaded. */
export type LoadProductAnalytics = (options: ProductAnalyticsOptions) => Promise<ProductAnalytics>;
