import type { Units } from '../decimal/Units.js';
import { addUnits } from '../decimal/addUnits.js';
import type { Position } from '../fold/Position.js';
import type { Totals } from '../fold/Totals.js';
import type { Checkpoint, Chunk } from '../ledger/Chunk.js';
import { firstAfter } from '../ledger/firstAfter.js';
import { foldRows } from '../ledger/foldRows.js';
import type { Ledger } from '../ledger/Ledger.js';
import { createRoom } from '../ledger/RowColumns.js';
import type { Strand } from '../ledger/Strand.js';
import type { RefusedRow } from '../row/RefusedRow.js';

/** The state after a day, before it is written as text. */
export interface LedgerView {
  readonly state: Checkpoint;
  /** The chunks of each strand; those that end on the day are the strand's own. */
  readonly chunks: ReadonlyMap<number, readonly Chunk[]>;
  readonly refused: readonly RefusedRow[];
}

/** The state after all rows up to and with a day; folds at most one chunk of each strand. */
export function viewOn(ledger: Ledger, day: number): LedgerView {
  const cash = new Map<number, Units>();
  const positions = new Map<number, Position>();
  const totals = new Map<number, Totals>();
  const byStrand = new Map<number, readonly Chunk[]>();
  const refused: RefusedRow[] = [];
  for (const [name, strand] of ledger.strands) {
    const chunks = chunksUntil(strand, day, ledger.moneyPlaces);
    const after = chunks.at(-1)?.after;
    for (const [slot, units] of after?.cash ?? []) cash.set(slot, addUnits(cash.get(slot) ?? 0, units));
    for (const [slot, position] of after?.positions ?? []) positions.set(slot, position);
    for (const [slot, sums] of after?.totals ?? []) totals.set(slot, sumOf(totals.get(slot), sums));
    byStrand.set(name, chunks);
    for (const chunk of chunks) for (const row of chunk.refused) refused.push(row);
  }
  for (const row of ledger.unreadable) refused.push(row);
  return { state: { cash, positions, totals }, chunks: byStrand, refused };
}

function chunksUntil({ chunks, rows }: Strand, day: number, moneyPlaces: number): readonly Chunk[] {
  const end = firstAfter(rows, day);
  if (end === rows.length) return chunks;
  const whole: Chunk[] = [];
  let start = 0;
  for (const chunk of chunks) {
    if (start + chunk.rows.length > end) break;
    whole.push(chunk);
    start += chunk.rows.length;
  }
  if (start === end) return whole;
  const rest = rows.slice(start, end);
  return [...whole, foldRows(rest, whole.at(-1)?.after, moneyPlaces, createRoom(rest.length))];
}

const sumOf = (one: Totals | undefined, two: Totals): Totals =>
  one
    ? {
        dividends: addUnits(one.dividends, two.dividends),
        interest: addUnits(one.interest, two.interest),
        fees: addUnits(one.fees, two.fees),
        taxes: addUnits(one.taxes, two.taxes),
      }
    : two;
