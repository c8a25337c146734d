import type { PriceSnapshot } from '@finance-analyst/documents';
import type { FigureResult } from '@finance-analyst/figures';
import type { DataSource } from '@finance-analyst/market';

/** What a saved model says a share is worth. */
export interface ModelValue {
  readonly value: FigureResult;
  /** The day, ISO, as of which it says so, where that is a past one. */
  readonly pastDay: string | null;
  /** Whose statements the value rests on, where that is known. */
  readonly statementsSource: DataSource | null;
  /** The price that the model has. */
  readonly ownPrice: PriceSnapshot | null;
}

export const withoutValue = (reason: string): ModelValue => ({
  value: { ok: false, reason },
  pastDay: null,
  statementsSource: null,
  ownPrice: null,
});
