import { writeSymbol } from '@finance-analyst/documents';
import type { LedgerPosition, LedgerRow } from '@finance-analyst/portfolio';

/** A lot that a sale, cover or transfer can name. */
export interface LotToName {
  /** The id of the row that opened it. */
  readonly lot: string;
  /** ISO date; null if it is not known. */
  readonly acquired: string | null;
  /** What of it is still held after all rows; null if nothing is. */
  readonly open: {
    /** Decimal text. */
    readonly quantity: string;
    readonly costPerShare: number;
    /** ISO 4217. */
    readonly currency: string;
  } | null;
}

/** The open lots of a symbol in an account, and those of them that a row already names, oldest first. */
export function lotsToName(
  { row, account, symbol }: { readonly row: LedgerRow; readonly account: string; readonly symbol: string },
  positions: readonly LedgerPosition[],
  rowOf: (id: string) => LedgerRow | undefined,
): readonly LotToName[] {
  const sought = symbol.trim().toUpperCase();
  const held = positions.find(
    (position) => position.account === account && writeSymbol(position.instrument).toUpperCase() === sought,
  );
  const found = new Map<string, LotToName>();
  if (held?.currency)
    for (const { lot, acquired, quantity, cost } of held.lots)
      found.set(lot, {
        lot,
        acquired,
        open: { quantity, costPerShare: Number(cost) / Number(quantity), currency: held.currency },
      });
  const isOfRow =
    row.account === account && row.instrument && writeSymbol(row.instrument).toUpperCase() === sought;
  for (const { lot } of isOfRow ? (row.lots ?? []) : [])
    if (!found.has(lot)) found.set(lot, { lot, acquired: rowOf(lot)?.date ?? null, open: null });
  return [...found.values()].toSorted((a, b) => ((a.acquired ?? '') < (b.acquired ?? '') ? -1 : 1));
}
