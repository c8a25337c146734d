/** The copied cells, row by row; rows may differ in length. */
export type ClipboardBlock = readonly (readonly string[])[];

/**
 * Parses the text that a spreadsheet puts on the clipboard, or that a CSV file has: tabs or commas between cells, line
 * breaks between rows; a cell that contains either is quoted, with its own quotes doubled. The final line break starts
 * no row.
 */
export function readClipboardBlock(text: string, separator: '\t' | ',' = '\t'): ClipboardBlock {
  const rows: string[][] = [];
  let row: string[] = [];
  // Quotes count only if they enclose the whole cell: 5" is not quoted.
  const cells = new RegExp(
    `(?:"((?:[^"]|"")*)"(?=[${separator}\\r\\n]|$)|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\r|\\n|$)`,
    'gu',
  );
  for (const [whole, quoted, bare = '', end] of text.matchAll(cells)) {
    if (whole === '' && row.length === 0) break;
    row.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === separator) continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}
