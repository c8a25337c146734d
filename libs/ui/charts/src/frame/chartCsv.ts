import type { Provenance } from '@finance-analyst/figures';
import type { ChartTable } from './ChartTable.js';

/** What a file of figures says beside them. */
export interface ChartCsvContext {
  readonly title: string;
  readonly note?: string | undefined;
  readonly provenance?: Provenance | undefined;
  readonly isSample: boolean;
}

/**
 * The figures as CSV: numbers unrounded and in units, whatever the chart shows, with a decimal point and ISO dates in every locale; a missing figure as its reason; first
 * what they are and where they come from. Text that a spreadsheet would run as a formula is quoted with an apostrophe.
 */
export function chartCsv(table: ChartTable, { title, note, provenance, isSample }: ChartCsvContext): string {
  const source =
    provenance && [provenance.label, provenance.detail, provenance.asOf].filter(Boolean).join(', ');
  const head = [
    [title],
    ...(note ? [['Shown in', note]] : []),
    ...(source ? [['Source', source]] : []),
    ...(isSample ? [['Sample data']] : []),
    [],
    [table.rowTitle, ...table.columns.map(({ label }) => label)],
  ];
  const body = table.rows.map(({ label, figures }) => [
    label,
    ...figures.map((figure) => (figure.ok ? figure.value : `not available: ${figure.reason}`)),
  ]);
  return [...head, ...body].map((cells) => cells.map(csvCell).join(',')).join('\r\n') + '\r\n';
}

function csvCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const safe = /^[=+\-@\t\r]/u.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
