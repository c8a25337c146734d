import type { Provenance } from '@finance-analyst/figures';

/** Where the figures of a chart come from. */
export interface ChartProvenance extends Provenance {
  /** The price among the figures: its source, and its day as an ISO date. */
  readonly price?: { readonly source: string; readonly day: string } | undefined;
}
