import { addUnits } from '../decimal/addUnits.js';
import type { Units } from '../decimal/Units.js';
import type { CheckedRow } from '../row/CheckedRow.js';
import type { Folding } from './Folding.js';
import { moneyOf } from './moneyOf.js';
import type { Totals } from './Totals.js';

const none: Totals = { dividends: 0, interest: 0, fees: 0, taxes: 0 };

/** Adds the fees and taxes of a row and, if given, one more amount to its totals. */
export function addTotals(
  folding: Folding,
  row: CheckedRow,
  more?: { readonly [sum in keyof Totals]?: Units },
): void {
  const { totals } = folding.state;
  if (row.totals < 0 || (!more && row.fees.units === 0 && row.taxes.units === 0)) return;
  const before = totals.get(row.totals) ?? none;
  totals.set(row.totals, {
    dividends: addUnits(before.dividends, more?.dividends ?? 0),
    interest: addUnits(before.interest, more?.interest ?? 0),
    fees: addUnits(addUnits(before.fees, moneyOf(folding, row.fees)), more?.fees ?? 0),
    taxes: addUnits(addUnits(before.taxes, moneyOf(folding, row.taxes)), more?.taxes ?? 0),
  });
}
