import { parsePriceFile, type PriceFileRow } from '../imports/parsePriceFile.js';

/** A day's figures as text, checked like those of an imported file. */
export type PriceRow = PriceFileRow;

/** The rows of a CSV file; null when dates or closes are missing. */
export function readPriceRows(text: string): readonly PriceRow[] | null {
  const file = parsePriceFile(text);
  return file.ok ? file.value.rows : null;
}
