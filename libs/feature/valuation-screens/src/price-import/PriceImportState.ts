import type { PriceImportReport } from '@finance-analyst/contracts';
import type { Quote } from '@finance-analyst/market';
import type { PriceImportProgress } from '@finance-analyst/market-data';
import type { LabelledRate } from '@finance-analyst/valuation';

/**
 * What became of the model's price after an import: the server's newest one took its place, or did not: the model's was
 * entered, is far from it, is the same or of a later day, or the server did not answer with one.
 */
export type PriceOutcome =
  | { readonly kind: 'taken' | 'entered' | 'far' | 'same' | 'later'; readonly quote: Quote }
  | { readonly kind: 'unanswered' };

/** What the model took of the prices that are stored now. */
export interface PricesTaken {
  readonly outcome: PriceOutcome;
  /** The default beta of those prices; null if the server did not answer. */
  readonly beta: LabelledRate | null;
}

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
      /** Null if nothing was stored. */
      readonly taken: PricesTaken | null;
    };
