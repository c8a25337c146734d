import type { LedgerRow } from '@finance-analyst/portfolio';

/** A dividend before taxes. */
export interface PaidAmount {
  /** ISO date. */
  readonly date: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly gross: number;
}

/** The dividends of a ledger between two days, both included. */
export const paidBetween = (
  rows: readonly LedgerRow[],
  { from, to }: { readonly from: string; readonly to: string },
  refused: ReadonlySet<string>,
  usual: string,
): readonly PaidAmount[] =>
  rows
    .filter(({ id, kind, date }) => kind === 'dividend' && date >= from && date <= to && !refused.has(id))
    .map(({ date, currency = usual, gross, quantity, price }) => ({
      date,
      currency,
      gross: gross === undefined ? Number(quantity) * Number(price) : Number(gross),
    }));
