import { figureResult, type FigureResult } from '@finance-analyst/figures';
import type { ChartProvenance } from './ChartProvenance.js';
import type { ChartTable } from './ChartTable.js';
import { columnTitle } from './columnTitle.js';
import { figuresNote } from './figuresNote.js';
import { sourcesText } from './sourcesText.js';
import { unitOf } from './unitOf.js';

/** What a file of figures contains besides them. */
export interface ChartCsvContext {
  readonly title: string;
  /** Facts about the figures, one per line: the model, its version, its result. */
  readonly facts?: readonly (readonly [name: string, is: string | FigureResult])[] | undefined;
  /** The unit of the figures in the file, if their formats lack it; not the screen's unit. */
  readonly unit?: string | undefined;
  readonly provenance?: ChartProvenance | undefined;
  readonly isSample: boolean;
}

/**
 * The figures as CSV: first a description and the source, then one row each. Numbers are unrounded and in single
 * units, whatever the chart shows, with a decimal point and ISO dates in every locale. The cell of a missing figure is
 * empty, so that numeric columns contain only numbers; its reason is in the last column of its row. Text
 * that a spreadsheet would run as a formula is prefixed with an apostrophe.
 */
export function chartCsv(
  table: ChartTable,
  { title, facts = [], unit = unitOf(table, 'in a file'), provenance, isSample }: ChartCsvContext,
): string {
  const source = provenance && [sourcesText(provenance), provenance.asOf].filter(Boolean).join(', ');
  const titles = table.columns.map((column) => columnTitle(column, unit));
  const head = [
    [title],
    ...facts.map(([name, is]) => [name, ...(typeof is === 'string' ? [is] : factCells(is))]),
    ...(unit ? [['Unit', unit]] : []),
    ...(provenance?.company ? [['Company', provenance.company]] : []),
    ...(source ? [['Source', source]] : []),
    ...(isSample ? [['Sample data']] : []),
    [],
    [table.rowTitle, ...titles, ...(table.textColumns ?? []), 'Note'],
  ];
  const body = table.rows.map(({ label, figures, texts = [] }) => {
    const results = figures.map((figure) => figureResult(figure));
    return [label, ...results.map(cellOf), ...texts, figuresNote(results, titles)];
  });
  return [...head, ...body].map((cells) => cells.map(csvCell).join(',')).join('\r\n') + '\r\n';
}

const cellOf = (figure: FigureResult): string | number => (figure.ok ? figure.value : '');

/** A fact has no note column: its reason follows the empty cell. */
const factCells = (figure: FigureResult): readonly (string | number)[] =>
  figure.ok ? [figure.value] : ['', figure.reason];

function csvCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const safe = /^[=+\-@\t\r]/u.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
