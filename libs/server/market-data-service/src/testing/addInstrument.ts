import type { Database } from '@finance-analyst/database';
import type { Bar } from '@finance-analyst/market';
import type { InstrumentRow } from '../instruments/InstrumentRow.js';
import { storeBars } from '../prices/storeBars.js';

/** A bar with only a close. */
export const closeOn = (date: string, close: number): Bar => ({
  date,
  open: null,
  high: null,
  low: null,
  close,
  adjustedClose: close,
  volume: null,
});

/** Stores an instrument with its bars; by default a real share in dollars without a market. */
export async function addInstrument(
  { queries }: Database,
  row: Partial<InstrumentRow> & { readonly symbol: string },
  bars: readonly Bar[] = [],
): Promise<number> {
  const { id } = await queries
    .insertInto('instruments')
    .values({ source: 'csv-import', exchange: '', name: row.symbol, currency: 'USD', type: 'equity', ...row })
    .returning('id')
    .executeTakeFirstOrThrow();
  await storeBars(queries, id, bars);
  return id;
}
