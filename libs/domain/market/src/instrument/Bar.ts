/** One trading day. */
export interface Bar {
  /** ISO date in the exchange's own calendar. */
  readonly date: string;
  readonly open: number | null;
  readonly high: number | null;
  readonly low: number | null;
  readonly close: number;
  /** Close adjusted for splits and dividends; null where the source gives none. */
  readonly adjustedClose: number | null;
  readonly volume: number | null;
}
