/** The cache families for API responses on the device; the service worker defines what each means. */
export type CacheFamilyName =
  'real-time' | 'historical' | 'market-data' | 'fundamentals' | 'calculations' | 'other';

export interface ApiEndpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below the API's base, without a slash in front. */
  readonly path: string;
  /** The cache family of its responses; null for network only. */
  readonly cache: CacheFamilyName | null;
}
