/** Settings that can change without a new build. */
export interface RuntimeConfig {
  /** Only the maintenance page shows. */
  readonly maintenance: boolean;
  readonly aiFeatures: boolean;
  readonly demos: boolean;
  /** Client-side id of the feature-flag service; null disables it. */
  readonly launchDarklyClientId: string | null;
  /** Address of the error-reporting service; null disables it. */
  readonly sentryDsn: string | null;
  /** Key of the product analytics service; null disables it. */
  readonly posthogKey: string | null;
  /** The API's base URL, ending in a slash. */
  readonly apiBase: string;
  /** The endpoint for web vitals. */
  readonly webVitalsEndpoint: string;
  /** Release of the product, such as `1.4.0`. */
  readonly version: string;
}
