/** The origin of a figure. */
export interface Provenance {
  /** The document or provider: `10-K 2025`. */
  readonly label: string;
  /** Where in it: `balance sheet, note 9`. */
  readonly detail?: string | undefined;
  /** ISO date, or date and time, that the figure applies to. */
  readonly asOf?: string | undefined;
  /** Whether it is sample data, which is marked wherever it shows. */
  readonly sample?: boolean | undefined;
  /** Why the figure may be out of date, as a sentence; it is then marked. */
  readonly stale?: string | undefined;
}
