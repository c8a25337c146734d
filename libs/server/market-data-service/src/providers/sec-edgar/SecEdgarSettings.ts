/** Access to SEC EDGAR. Its fair-access rules require a contact in each request and at most ten requests a second. */
export interface SecEdgarSettings {
  /** Address of `/api/xbrl/companyfacts/…`. */
  readonly dataUrl: string;
  /** Address of `/files/company_tickers.json`. */
  readonly filesUrl: string;
  /** Sent as the user agent: a name and an email address. */
  readonly contact: string;
  readonly requestsPerSecond: number;
  readonly timeoutMs: number;
  readonly firstRetryMs: number;
  readonly restMs: number;
}

export const secEdgarDefaults = {
  dataUrl: 'https://data.sec.gov',
  filesUrl: 'https://www.sec.gov',
  requestsPerSecond: 5,
  timeoutMs: 10_000,
  firstRetryMs: 500,
  restMs: 30_000,
} as const;
