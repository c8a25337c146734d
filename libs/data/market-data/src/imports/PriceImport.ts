import type { PriceImportReport } from '@finance-analyst/contracts';

/** A file of daily prices for one company. */
export interface PriceFile {
  /** With or without its market: `AAPL`, `XNAS:AAPL`. */
  readonly symbol: string;
  /** ISO 4217 currency of the prices in the file. */
  readonly currency: string;
  /** The unchanged CSV text. */
  readonly text: string;
}

export interface PriceImportProgress {
  readonly rowsDone: number;
  readonly rowsTotal: number;
}

/** The outcome of an import. */
export type PriceImportEnd =
  | { readonly kind: 'done'; readonly report: PriceImportReport }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'canceled' };
