import { setImmediate } from 'node:timers/promises';
import type { PriceImportQuery, PriceImportReport } from '@finance-analyst/contracts';
import type { Database, DatabaseSchema } from '@finance-analyst/database';
import type { Result } from '@finance-analyst/foundation';
import type { Kysely } from 'kysely';
import { importSource, sampleSource } from '../instruments/InstrumentRow.js';
import { storeBars } from '../prices/storeBars.js';
import type { CheckedRow } from './checkPriceRow.js';
import { checkPriceRows, type CheckedRows } from './checkPriceRows.js';
import { parsePriceFile, type PriceFile } from './parsePriceFile.js';

/** Most refused rows listed in a report. */
export const mostRefusedRows = 1000;

/** Most rows in a file, two centuries of trading days: an import occupies the embedded database's only session until it is done. */
export const mostRows = 50_000;

const rowsAtATime = 1000;

const defaultCurrency = 'USD';

/** Called after each part; parts count only once all are stored. */
export type ImportProgress = (rowsDone: number, rowsTotal: number) => void;

type Transaction = Kysely<DatabaseSchema>;

/**
 * Imports the daily prices of a CSV file. Invalid rows are refused individually; the others are stored in one
 * transaction. Importing the same file again changes nothing.
 */
export async function importPrices(
  database: Database,
  request: PriceImportQuery,
  text: string,
  now: Date,
  onProgress: ImportProgress = () => undefined,
): Promise<Result<PriceImportReport>> {
  const file = parsePriceFile(text);
  if (!file.ok) return file;
  const rowsRead = file.value.rows.length;
  if (rowsRead > mostRows)
    return {
      ok: false,
      reason: `The file has ${rowsRead} rows; at most ${mostRows} can be imported at a time, and nothing was stored. Split the file and import the parts separately.`,
    };
  const dayAfter = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);
  const checked = checkPriceRows(file.value.rows, dayAfter);
  const notes = notesOf(file.value.ignoredColumns, checked);
  const stored =
    checked.accepted.length === 0
      ? {
          ok: true as const,
          value: { currency: request.currency ?? defaultCurrency, inserted: 0, updated: 0 },
        }
      : await database.queries
          .transaction()
          .execute((transaction) =>
            store(transaction, request, checked.accepted, file.value.columns, notes, onProgress),
          );
  if (!stored.ok) return stored;
  const { inserted, updated, currency } = stored.value;
  return {
    ok: true,
    value: {
      symbol: request.symbol,
      exchange: request.exchange ?? null,
      currency,
      rowsRead,
      inserted,
      updated,
      unchanged: checked.accepted.length + checked.repeatedCount - inserted - updated,
      refusedCount: checked.refused.length,
      refused: checked.refused.slice(0, mostRefusedRows),
      firstDate: checked.accepted[0]?.bar.date ?? null,
      lastDate: checked.accepted.at(-1)?.bar.date ?? null,
      notes,
    },
  };
}

function notesOf(ignoredColumns: readonly string[], { repeatedCount, refused }: CheckedRows): string[] {
  const notes: string[] = [];
  if (ignoredColumns.length > 0) notes.push(`Ignored columns: ${ignoredColumns.join(', ')}.`);
  if (repeatedCount > 0) notes.push(repeatedRows(repeatedCount));
  if (refused.length > mostRefusedRows)
    notes.push(`Only the first ${mostRefusedRows} rejected rows are listed.`);
  return notes;
}

/** The note about rows that repeat an earlier one. */
export const repeatedRows = (count: number): string =>
  count === 1 ? 'One row repeats an earlier row.' : `${count} rows repeat an earlier row.`;

async function store(
  transaction: Transaction,
  request: PriceImportQuery,
  rows: readonly CheckedRow[],
  columns: PriceFile['columns'],
  notes: string[],
  onProgress: ImportProgress,
): Promise<Result<{ currency: string; inserted: number; updated: number }>> {
  const instrument = await findOrAddInstrument(transaction, request, notes);
  if (!instrument.ok) return instrument;
  const { id, currency } = instrument.value;
  let inserted = 0;
  let updated = 0;
  for (let start = 0; start < rows.length; start += rowsAtATime) {
    const part = rows.slice(start, start + rowsAtATime);
    const count = await storeBars(
      transaction,
      id,
      part.map(({ bar }) => bar),
    );
    inserted += count.inserted;
    updated += count.updated;
    await storeCorporateActions(transaction, id, part, columns);
    onProgress(start + part.length, rows.length);
    // The embedded database works in this thread: pausing between parts lets other work run.
    await setImmediate();
  }
  return { ok: true, value: { currency, inserted, updated } };
}

async function findOrAddInstrument(
  transaction: Transaction,
  { symbol, exchange = '', currency }: PriceImportQuery,
  notes: string[],
): Promise<Result<{ id: number; currency: string }>> {
  const known = await transaction
    .selectFrom('instruments')
    .select(['id', 'currency'])
    .where('source', '=', importSource)
    .where('symbol', '=', symbol)
    .where('exchange', '=', exchange)
    .executeTakeFirst();
  if (known?.currency) {
    if (currency === undefined || currency === known.currency)
      return { ok: true, value: { id: known.id, currency: known.currency } };
    return {
      ok: false,
      reason: `Stored prices of ${symbol} are in ${known.currency}. This file is in ${currency} and was not imported.`,
    };
  }
  if (await isOnlySample(transaction, symbol))
    return {
      ok: false,
      reason: `${symbol} is a sample company. Its prices cannot be replaced, and nothing was stored.`,
    };
  if (currency === undefined) notes.push(`No currency was given: ${defaultCurrency} is assumed.`);
  const added = { currency: currency ?? defaultCurrency };
  const { id } = await transaction
    .insertInto('instruments')
    .values({ ...added, source: importSource, symbol, exchange, name: symbol, type: 'equity' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ok: true, value: { id, ...added } };
}

/** Importing real prices for such a symbol would hide all of its sample data. */
async function isOnlySample(transaction: Transaction, symbol: string): Promise<boolean> {
  const rows = await transaction
    .selectFrom('instruments')
    .select('source')
    .where('symbol', '=', symbol)
    .execute();
  return rows.length > 0 && rows.every(({ source }) => source === sampleSource);
}

/** For the kinds that the file has a column for, makes the stored days of `rows` match the file. */
async function storeCorporateActions(
  transaction: Transaction,
  id: number,
  rows: readonly CheckedRow[],
  columns: PriceFile['columns'],
): Promise<void> {
  const days = rows.map(({ bar: { date } }) => date);
  const dividends = rows.flatMap(({ bar: { date }, dividend: amount }) =>
    amount === null ? [] : [{ instrument_id: id, date, amount }],
  );
  const splits = rows.flatMap(({ bar: { date }, splitRatio: ratio }) =>
    ratio === null ? [] : [{ instrument_id: id, date, ratio }],
  );
  const forget = (table: 'dividends' | 'splits') =>
    transaction.deleteFrom(table).where('instrument_id', '=', id).where('date', 'in', days).execute();
  if (columns.has('dividend')) await forget('dividends');
  if (columns.has('split')) await forget('splits');
  if (dividends.length > 0) await transaction.insertInto('dividends').values(dividends).execute();
  if (splits.length > 0) await transaction.insertInto('splits').values(splits).execute();
}
