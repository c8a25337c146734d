import type { Decimal } from '../decimal/Decimal.js';
import { numberOf } from '../decimal/numberOf.js';
import type { CheckedRow } from '../row/CheckedRow.js';
import { paidForShares } from './paidForShares.js';
import type { RowColumns } from './RowColumns.js';

const plain = ({ units, places }: Decimal): number => numberOf(units, places);

const statesPrice: ReadonlySet<string> = new Set(['buy', 'sell', 'short', 'cover', 'deposit', 'valuation']);

/** Writes what a row says, apart from what it does. `change` is that of its shares. */
export function writeAmounts(columns: RowColumns, place: number, row: CheckedRow, change: number): void {
  const { kind, instrument } = row.row;
  const gross = plain(row.gross);
  columns.day[place] = row.day;
  columns.kind[place] = row.rank;
  columns.position[place] = row.position;
  columns.otherPosition[place] = row.otherPosition;
  columns.cash[place] = row.cash;
  columns.otherCash[place] = row.otherCash;
  columns.paid[place] = instrument ? paidForShares(row, change) : 0;
  columns.gross[place] = gross;
  columns.income[place] = kind === 'dividend' || kind === 'interest' ? gross : 0;
  // A valuation pays nothing, whatever it files.
  if (kind !== 'valuation') {
    columns.fees[place] = plain(row.fees) + (kind === 'fee' ? gross : 0);
    columns.taxes[place] = plain(row.taxes) + (kind === 'tax' ? gross : 0);
  }
  columns.otherAmount[place] = row.otherAmount ? plain(row.otherAmount) : Number.NaN;
  columns.price[place] = instrument && statesPrice.has(kind) ? priceOf(row, gross) : Number.NaN;
}

/** Of a trade, what was paid for a share: a bond is quoted in percent, an option for one of a hundred shares. */
function priceOf({ row, price, quantity }: CheckedRow, gross: number): number {
  if (row.kind === 'valuation') return price ? plain(price) : Number.NaN;
  return quantity ? gross / plain(quantity) : Number.NaN;
}
