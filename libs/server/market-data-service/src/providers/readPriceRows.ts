import { parsePriceFile, type PriceFileRow } from '../imports/parsePriceFile.js';

/** A day's figures as text: what a provider sent is read and checked as an imported file is. */
export type PriceRow = PriceFileRow;

/** The rows of a CSV file; null where it has no dates or closes. */
export function readPriceRows(text: string): readonly PriceRow[] | null {
  const file = parsePriceFile(text);
  return file.ok ? file.value.rows : null;
}
