/** When and where something happened, possibly before the recorder was loaded. */
export interface Moment {
  /** ISO 8601. */
  readonly timestamp: string;
  readonly url: string;
  readonly page: string;
}
