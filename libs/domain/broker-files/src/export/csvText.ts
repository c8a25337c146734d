/** A cell of a CSV file: a number, or a decimal as its text; anything else is text. */
export type CsvCell = string | number | { readonly decimal: string };

/** Text that a spreadsheet would run as a formula, with or without apostrophes before it. */
const formula = /^'*[=+\-@\t\r]/u;

/**
 * Rows as CSV with a decimal point in every locale. Text that a spreadsheet would run as a formula is prefixed with an
 * apostrophe, which `unescapedText` takes away.
 */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');

/** A text cell as it was before `csvText`. */
export const unescapedText = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;

function csvCell(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return unambiguous(cell.decimal);
  const safe = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** With three decimals, a point could group thousands: `1.234` is written as `1.2340`. */
const unambiguous = (text: string): string => (/\.\d{3}$/u.test(text) ? `${text}0` : text);
