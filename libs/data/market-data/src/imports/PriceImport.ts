import type { PriceImportReport } from '@finance-analyst/contracts';

/** A file of daily prices for one company. */
export interface PriceFile {
  /** Alone or behind its market: `AAPL`, `XNAS:AAPL`. */
  readonly symbol: string;
  /** ISO 4217: what the prices in the file are in. */
  readonly currency: string;
  /** The CSV as it is in the file. */
  readonly text: string;
}

export interface PriceImportProgress {
  readonly rowsDone: number;
  readonly rowsTotal: number;
}

/** How an import ended. */
export type PriceImportEnd =
  | { readonly kind: 'done'; readonly report: PriceImportReport }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'canceled' };
