/** Cells as they were copied, row by row; rows may differ in length. */
export type ClipboardBlock = readonly (readonly string[])[];

/**
 * The cells of what a spreadsheet puts on the clipboard as text: tabs between cells, lines between rows; a cell that
 * holds either is in quotes, with its own quotes doubled. The end of the last line begins no row.
 */
export function readClipboardBlock(text: string): ClipboardBlock {
  const rows: string[][] = [];
  let row: string[] = [];
  // A quoted cell counts only where the quote ends the cell: 5" is no quoted cell.
  const cells = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gu;
  for (const [whole, quoted, bare = '', end] of text.matchAll(cells)) {
    if (whole === '' && row.length === 0) break;
    row.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === '\t') continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}
