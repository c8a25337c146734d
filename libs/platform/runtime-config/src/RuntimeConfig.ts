/** What whoever runs the product decides without building it anew. */
export interface RuntimeConfig {
  /** Only the maintenance page shows. */
  readonly maintenance: boolean;
  readonly aiFeatures: boolean;
  readonly demos: boolean;
  /** Client-side id of the feature-flag service; null leaves the service out. */
  readonly launchDarklyClientId: string | null;
  /** Address of the error-reporting service; null leaves it out. */
  readonly sentryDsn: string | null;
  /** Key of the product-analytics service; null leaves it out. */
  readonly posthogKey: string | null;
  /** Where the API is, ending in a slash. */
  readonly apiBase: string;
  /** Where web vitals are posted. */
  readonly webVitalsEndpoint: string;
  /** Release of the product, such as `1.4.0`. */
  readonly version: string;
}
