import type { CheckedRow } from '../row/CheckedRow.js';
import { checkRow } from '../row/checkRow.js';
import type { LedgerAccount } from '../row/LedgerAccount.js';
import type { LedgerRow } from '../row/LedgerRow.js';
import type { RefusedRow } from '../row/RefusedRow.js';
import { accountEntries } from './accountEntries.js';
import { compareRows } from './compareRows.js';
import { createRegistry } from './createRegistry.js';
import type { Ledger } from './Ledger.js';
import type { LedgerOptions } from './LedgerOptions.js';
import { foldStrand } from './foldStrand.js';
import { groupBy } from './groupBy.js';
import { linkPositions, strandOf } from './linkPositions.js';
import { createRoom } from './RowColumns.js';
import { moneyPlacesOf } from './moneyPlacesOf.js';

/** Checks and orders rows and folds them. Never throws for what rows contain. */
export function createLedger(
  rows: readonly LedgerRow[],
  accounts: readonly LedgerAccount[],
  { chunkRows = 64 }: LedgerOptions = {},
): Ledger {
  const entries = accountEntries(accounts);
  const registry = createRegistry();
  const unreadable: RefusedRow[] = [];
  const checked: CheckedRow[] = [];
  for (const row of rows) {
    const result = checkRow(row, entries, registry);
    if (result.ok) checked.push(result.value);
    else unreadable.push({ id: row.id, reason: result.reason });
  }
  checked.sort(compareRows);
  const ids = new Set<string>();
  const ordered = checked.filter(({ row: { id } }) => {
    if (ids.has(id)) {
      unreadable.push({ id, reason: 'Another row has the same id.' });
      return false;
    }
    ids.add(id);
    return true;
  });
  const moneyPlaces = moneyPlacesOf(ordered, accounts);
  const folding = { chunkRows: Math.max(1, Math.trunc(chunkRows)), moneyPlaces };
  const links = linkPositions([], ordered);
  const room = createRoom(ordered.length);
  const byStrand = groupBy(ordered, (row) => strandOf(links, row));
  return {
    accounts,
    entries,
    ...folding,
    registry,
    rows: ordered,
    unreadable,
    links,
    strands: new Map([...byStrand].map(([name, own]) => [name, foldStrand(own, undefined, folding, room)])),
  };
}
