import type { PriceImportReport } from '@finance-analyst/contracts';
import type { Quote } from '@finance-analyst/market';
import type { PriceImportProgress } from '@finance-analyst/market-data';

/** What became of the model's price after an import. */
export type PriceOutcome =
  { readonly kind: 'taken' | 'offered'; readonly quote: Quote } | { readonly kind: 'same' };

export type PriceImportState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'running'; readonly name: string; readonly progress: PriceImportProgress | null }
  /** The file was not sent. */
  | { readonly kind: 'refused'; readonly name: string; readonly reason: string }
  | { readonly kind: 'failed'; readonly name: string; readonly reason: string; readonly file: File }
  | { readonly kind: 'canceled'; readonly name: string }
  | {
      readonly kind: 'done';
      readonly name: string;
      readonly report: PriceImportReport;
      readonly outcome: PriceOutcome;
    };
