import { setImmediate } from 'node:timers/promises';
import type { ExchangeRateImportReport } from '@finance-analyst/contracts';
import type { Database } from '@finance-analyst/database';
import type { Result } from '@finance-analyst/foundation';
import type { RateDay } from '../exchange-rates/RateDay.js';
import { ecbBase, ecbSource } from '../providers/ecb/ecbSource.js';
import { storeRateDays } from '../exchange-rates/storeRateDays.js';
import type { StoredCount } from '../prices/storeBars.js';
import { checkRateRows, type CheckedRates } from './checkRateRows.js';
import { mostRefusedRows, mostRows, repeatedRows, type ImportProgress } from './importPrices.js';
import { parseRateFile, type RateFile } from './parseRateFile.js';

/** About a year. */
const daysAtATime = 250;

/**
 * Imports euro reference rates from a CSV file in the layout of the ECB's eurofxref-hist.csv; a provider's rates
 * continue them. Invalid rows are refused individually; the others are stored in one transaction. Importing the same
 * file again changes nothing.
 */
export async function importExchangeRates(
  database: Database,
  text: string,
  now: Date,
  onProgress: ImportProgress = () => undefined,
): Promise<Result<ExchangeRateImportReport>> {
  const file = parseRateFile(text, ecbBase);
  if (!file.ok) return file;
  const rowsRead = file.value.rows.length;
  if (rowsRead > mostRows)
    return {
      ok: false,
      reason: `The file has ${rowsRead} rows; at most ${mostRows} can be imported at a time, and nothing was stored. Split the file and import the parts separately.`,
    };
  const dayAfter = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);
  const checked = checkRateRows(file.value.rows, dayAfter);
  const { accepted, refused } = checked;
  const { inserted, updated } = await store(database, accepted, onProgress);
  const given = new Set(accepted.flatMap(({ rates }) => [...rates.keys()]));
  return {
    ok: true,
    value: {
      base: ecbBase,
      currencies: file.value.currencies.filter((currency) => given.has(currency)),
      rowsRead,
      inserted,
      updated,
      unchanged: accepted.reduce((sum, { rates }) => sum + rates.size, 0) - inserted - updated,
      refusedCount: refused.length,
      refused: refused.slice(0, mostRefusedRows),
      firstDate: accepted[0]?.date ?? null,
      lastDate: accepted.at(-1)?.date ?? null,
      notes: notesOf(file.value, checked, given),
    },
  };
}

async function store(
  { queries }: Database,
  days: readonly RateDay[],
  onProgress: ImportProgress,
): Promise<StoredCount> {
  let [inserted, updated] = [0, 0];
  if (days.length === 0) return { inserted, updated };
  return queries.transaction().execute(async (transaction) => {
    for (let start = 0; start < days.length; start += daysAtATime) {
      const part = days.slice(start, start + daysAtATime);
      const count = await storeRateDays(transaction, ecbSource, ecbBase, part);
      inserted += count.inserted;
      updated += count.updated;
      onProgress(start + part.length, days.length);
      // The embedded database works in this thread: pausing between parts lets other work run.
      await setImmediate();
    }
    return { inserted, updated };
  });
}

function notesOf(
  { ignoredColumns, currencies }: RateFile,
  { repeatedCount, refused }: CheckedRates,
  given: ReadonlySet<string>,
): string[] {
  const empty = currencies.filter((currency) => !given.has(currency));
  return [
    ignoredColumns.length > 0 ? `Ignored columns: ${ignoredColumns.join(', ')}.` : null,
    empty.length > 0 ? `Currencies without a rate: ${empty.join(', ')}.` : null,
    repeatedCount > 0 ? repeatedRows(repeatedCount) : null,
    refused.length > mostRefusedRows ? `Only the first ${mostRefusedRows} rejected rows are listed.` : null,
  ].filter((note) => note !== null);
}
