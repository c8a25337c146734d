/** The market data that a screen shows, as a whole. */
export interface DataShown {
  /** Who it comes from, by a name that a person reads. */
  readonly source: string;
  /** The newest price, an ISO date-time, or the ISO date of a session; null when the source does not say. */
  readonly asOf: string | null;
  /** It is made up, for trying the product. */
  readonly sample: boolean;
}
