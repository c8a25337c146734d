import { type PortfolioBody, type PortfolioInstrument, writeSymbol } from '@finance-analyst/documents';
import type { LedgerInstrument, LedgerRow } from '@finance-analyst/portfolio';

/**
 * A portfolio with rows put and removed by id. Instruments that are new to it are added; those that only the rows of before
 * named are removed, unless they have a target. Rows that stay are the same objects.
 */
export function withRows(
  body: PortfolioBody,
  put: readonly LedgerRow[],
  removed: readonly string[] = [],
): PortfolioBody {
  const changed = new Map(put.map((row) => [row.id, row]));
  for (const id of removed) changed.delete(id);
  const sought = new Set([...changed.keys(), ...removed]);
  const left: LedgerRow[] = [];
  const gone = new Set<number>();
  const edited = [...body.rows];
  // Most edits are of few rows, and end the search once they are found.
  for (let place = 0; place < edited.length && sought.size > 0; place += 1) {
    const row = edited[place] as LedgerRow;
    if (!sought.delete(row.id)) continue;
    const next = changed.get(row.id);
    if (next !== row) left.push(row);
    if (next) edited[place] = next;
    else gone.add(place);
    changed.delete(row.id);
  }
  const rows = gone.size > 0 ? edited.filter((_, place) => !gone.has(place)) : edited;
  for (const row of changed.values()) rows.push(row);
  return { ...body, rows, instruments: instrumentsAfter(body, rows, put, left) };
}

function instrumentsAfter(
  { instruments, accounts, targets }: PortfolioBody,
  rows: readonly LedgerRow[],
  put: readonly LedgerRow[],
  left: readonly LedgerRow[],
): readonly PortfolioInstrument[] {
  const known = new Set(instruments.map(({ id }) => id));
  const added: PortfolioInstrument[] = [];
  for (const row of put)
    for (const instrument of instrumentsIn(row)) {
      const id = writeSymbol(instrument);
      if (known.has(id)) continue;
      known.add(id);
      const currency =
        row.currency ?? accounts.find((account) => account.id === row.account)?.currency ?? null;
      added.push({ id, ...instrument, name: null, isin: null, currency, sector: null });
    }
  const doubtful = new Set(left.flatMap(instrumentsIn).map((instrument) => writeSymbol(instrument)));
  for (const row of put)
    for (const instrument of instrumentsIn(row)) doubtful.delete(writeSymbol(instrument));
  for (const { id } of targets) doubtful.delete(id);
  for (const row of rows) {
    if (doubtful.size === 0) break;
    for (const instrument of instrumentsIn(row)) doubtful.delete(writeSymbol(instrument));
  }
  if (added.length === 0 && doubtful.size === 0) return instruments;
  return [...instruments.filter(({ id }) => !doubtful.has(id)), ...added];
}

const instrumentsIn = ({ instrument, otherInstrument }: LedgerRow): readonly LedgerInstrument[] =>
  [instrument, otherInstrument].filter((one) => one !== undefined);
