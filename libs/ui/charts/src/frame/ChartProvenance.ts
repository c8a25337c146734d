import type { Provenance } from '@finance-analyst/figures';

/** The sources of a chart's figures. */
export interface ChartProvenance extends Provenance {
  /** Whose figures they are: `Example Instruments (EXM)`. */
  readonly company?: string | undefined;
  /** ISO date of the newest filing among the sources. */
  readonly filed?: string | undefined;
  /** The price among the figures: its source, and its date in ISO format. */
  readonly price?: { readonly source: string; readonly day: string } | undefined;
}
