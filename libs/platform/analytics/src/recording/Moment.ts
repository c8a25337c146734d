/** When and where something happened, which may be before the code that records it has arrived. */
export interface Moment {
  /** ISO 8601. */
  readonly timestamp: string;
  readonly url: string;
  readonly page: string;
}
