/** How a price provider is asked. */
export interface PriceProviderSettings {
  /** Where the service is. */
  readonly url: string;
  readonly requestsPerSecond: number;
  readonly timeoutMs: number;
  readonly firstRetryMs: number;
  readonly restMs: number;
}
