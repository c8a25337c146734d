/** A cell of a CSV file: a number, or a decimal as its text; anything else is text. */
export type CsvCell = string | number | { readonly decimal: string };

/**
 * Rows as CSV with a decimal point in every locale. Text that a spreadsheet would run as a formula is prefixed with an
 * apostrophe, as in the files of charts.
 */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');

function csvCell(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return cell.decimal;
  const safe = /^[=+\-@\t\r]/u.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
