/** The product-analytics service once its code is there. */
export interface ProductAnalytics {
  capture(name: string, properties: Readonly<Record<string, unknown>>): void;
  /** Nothing leaves after `false`, until `true`. */
  allow(isAllowed: boolean): void;
}

export interface ProductAnalyticsOptions {
  readonly key: string;
  readonly userId: string;
}

/** Loads and starts the service. Rejects when its code does not arrive. */
export type LoadProductAnalytics = (options: ProductAnalyticsOptions) => Promise<ProductAnalytics>;
