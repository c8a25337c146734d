import { addUnits } from '../decimal/addUnits.js';
import { negateUnits } from '../decimal/negateUnits.js';
import { subtractUnits } from '../decimal/subtractUnits.js';
import type { Units } from '../decimal/Units.js';
import type { CheckedRow } from '../row/CheckedRow.js';
import type { RowKind } from '../row/RowKind.js';
import type { Folding } from './Folding.js';
import { moneyOf } from './moneyOf.js';

/** The gross amount leaves the account. */
const paid: ReadonlySet<RowKind> = new Set<RowKind>([
  'buy',
  'cover',
  'fee',
  'tax',
  'withdrawal',
  'transfer',
  'exchange',
  'rights',
]);

/** What a row changes cash by: the gross amount received or paid, and cash in lieu, less fees and taxes. */
export function netOf(folding: Folding, row: CheckedRow): Units {
  const { kind, instrument } = row.row;
  const isInKind =
    instrument !== undefined && (kind === 'deposit' || kind === 'withdrawal' || kind === 'transfer');
  const gross = isInKind ? 0 : moneyOf(folding, row.gross);
  const received = addUnits(paid.has(kind) ? negateUnits(gross) : gross, moneyOf(folding, row.cashInLieu));
  return subtractUnits(subtractUnits(received, moneyOf(folding, row.fees)), moneyOf(folding, row.taxes));
}
