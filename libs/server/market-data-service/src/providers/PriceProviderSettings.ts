/** How to reach a price provider. */
export interface PriceProviderSettings {
  /** Base URL of the service. */
  readonly url: string;
  readonly requestsPerSecond: number;
  readonly timeoutMs: number;
  readonly firstRetryMs: number;
  readonly restMs: number;
}
