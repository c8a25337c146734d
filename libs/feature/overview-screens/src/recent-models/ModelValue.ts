import type { PriceSnapshot } from '@finance-analyst/documents';
import type { FigureResult } from '@finance-analyst/figures';
import type { DataSource } from '@finance-analyst/market';

/** A saved model's value per share. */
export interface ModelValue {
  readonly value: FigureResult;
  /** The past date, ISO, as of which it was computed, if any. */
  readonly pastDay: string | null;
  /** The source of the statements behind the value, if known. */
  readonly statementsSource: DataSource | null;
  /** The model's own price. */
  readonly ownPrice: PriceSnapshot | null;
}

export const withoutValue = (reason: string): ModelValue => ({
  value: { ok: false, reason },
  pastDay: null,
  statementsSource: null,
  ownPrice: null,
});
