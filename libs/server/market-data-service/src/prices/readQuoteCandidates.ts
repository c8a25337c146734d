import type { Database } from '@finance-analyst/database';
import { instrumentColumns, type InstrumentRow } from '../instruments/InstrumentRow.js';
import { splitSymbol } from '../instruments/Listing.js';

interface Close {
  readonly date: string;
  readonly close: number;
}

/** Every row that carries one of the symbols, with its last two closes, newest first. */
export interface QuoteCandidates {
  readonly rows: readonly InstrumentRow[];
  readonly closes: ReadonlyMap<number, readonly Close[]>;
}

/** A single query, since quotes are requested often. */
export async function readQuoteCandidates(
  { queries }: Database,
  symbols: readonly string[],
): Promise<QuoteCandidates> {
  const rows = new Map<number, InstrumentRow>();
  const closes = new Map<number, Close[]>();
  if (symbols.length === 0) return { rows: [], closes };
  const found = await queries
    .selectFrom('instruments')
    .leftJoinLateral(
      (inner) =>
        inner
          .selectFrom('bars')
          .select(['date', 'close'])
          .whereRef('bars.instrument_id', '=', 'instruments.id')
          .orderBy('date', 'desc')
          .limit(2)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(instrumentColumns)
    .select(['last.date', 'last.close'])
    .where('symbol', 'in', [...new Set(symbols.map((symbol) => splitSymbol(symbol).plain))])
    .orderBy('id')
    .orderBy('last.date', 'desc')
    .execute();
  for (const { date, close, ...row } of found) {
    rows.set(row.id, row);
    if (date !== null && close !== null) closes.set(row.id, [...(closes.get(row.id) ?? []), { date, close }]);
  }
  return { rows: [...rows.values()], closes };
}
