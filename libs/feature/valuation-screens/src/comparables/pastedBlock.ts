import { readClipboardBlock } from '@finance-analyst/data-grid';
import { messages } from './messages.js';
import { pastedHeader, type PastedRow } from './pastedHeader.js';

export interface PastedBlock {
  /** Without empty ones, and without what a downloaded file has above its header. */
  readonly rows: readonly PastedRow[];
  /** The text of a file, with its decimal points, rather than cells copied from a spreadsheet. */
  readonly isFile: boolean;
}

const rowsOf = (text: string, separator: '\t' | ','): readonly PastedRow[] =>
  readClipboardBlock(text.replace(/^\ufeff/u, ''), separator)
    .map((cells, index): PastedRow => ({
      row: index + 1,
      // An apostrophe keeps a spreadsheet from reading text as a formula.
      cells: cells.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/u, '')),
    }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));

/** The rows of a pasted text: cells from a spreadsheet, or a file that the product made. */
export function pastedBlock(text: string): PastedBlock {
  const inFile = text.includes('\t') ? [] : rowsOf(text, ',');
  const isFile = inFile.some((row) => pastedHeader(row)?.ok === true);
  const rows = isFile ? inFile : rowsOf(text, '\t');
  const isDownloaded = rows[0]?.cells[0]?.startsWith(messages.of(messages.transactions, '')) === true;
  const header = isDownloaded ? rows.findIndex((row) => pastedHeader(row) !== null) : 0;
  return { rows: rows.slice(Math.max(header, 0)), isFile };
}
