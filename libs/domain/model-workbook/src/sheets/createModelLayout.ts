import type { Formula, FormulaView, Timeline } from '@finance-analyst/model-engine';
import type { FormulaCells, Span } from '../excel-formula/FormulaCells.js';
import {
  cellAddress,
  fixedAddress,
  fixedRange,
  fixedRowAddress,
  rowRange,
} from '../spreadsheet/cellAddress.js';
import { modelSections, type ModelSection } from './modelSections.js';

/** The columns of labels, units and single figures; those of the periods follow. */
export const modelColumns = { label: 0, unit: 1, value: 2, firstPeriod: 3 } as const;

/** A part of a formula with a row of its own, because Excel's functions run over cells. */
export interface WorkingRow {
  readonly row: number;
  readonly series: Formula;
  readonly span: Span;
}

/** Where everything lies on the sheet of the model. Rows and columns are counted from 0. */
export interface ModelLayout {
  readonly headerRow: number;
  readonly sections: readonly ModelSection[];
  readonly inputs: readonly number[];
  readonly lines: readonly number[];
  /** Undefined for a check, which lies on its own sheet. */
  readonly rowOf: (item: number) => number | undefined;
  readonly columnOf: (period: number) => number;
  readonly periods: Span;
  /** Grows as formulas are written. */
  readonly workingRows: readonly WorkingRow[];
  /** Addresses for formulas on the sheet itself, or with `Model!` before them for those elsewhere. */
  readonly cells: (prefix?: string) => FormulaCells;
  readonly addressOf: (item: number, period: number) => string;
  readonly rangeOf: (item: number) => string;
}

/** Places the sections of the model below one another, with `rowsAbove` rows between them and the header. */
export function createModelLayout(
  { items, textOf }: FormulaView,
  timeline: Timeline,
  headerRow: number,
  rowsAbove = 0,
): ModelLayout {
  const positions = items.map((_, position) => position);
  const inputs = positions.filter((position) => items[position]?.kind === 'input');
  const lines = positions.filter((position) => items[position]?.kind === 'line');
  const rows = new Map<number, number>();
  // Below the header come the numbers of the periods and their years; a heading takes a row.
  let nextRow = headerRow + 3 + rowsAbove;
  const sections = modelSections(items);
  for (const { positions: ofSection } of sections) {
    nextRow += 1;
    for (const position of ofSection) rows.set(position, nextRow++);
  }
  nextRow += 1;

  const series = items.filter(({ shape }) => shape === 'series');
  const periods: Span = {
    first: Math.min(1, ...series.map(({ firstPeriod }) => firstPeriod)),
    last: timeline.forecastPeriods,
  };
  const columnOf = (period: number): number => modelColumns.firstPeriod + period - periods.first;
  const rowOfClock = { period: headerRow + 1, year: headerRow + 2 } as const;
  const rowWith = (item: number): number => {
    const row = rows.get(item);
    if (row === undefined) throw new RangeError(`item ${item} has no row`);
    return row;
  };

  const workingRows: WorkingRow[] = [];
  const rowOfWork = new Map<string, number>();
  const workingRow = (part: Formula, span: Span): number => {
    const key = `${span.first} ${textOf(part)}`;
    const existing = rowOfWork.get(key);
    if (existing !== undefined) return existing;
    const row = nextRow++;
    rowOfWork.set(key, row);
    workingRows.push({ row, series: part, span });
    return row;
  };

  const isScalar = (item: number): boolean => items[item]?.shape === 'scalar';
  const checkedColumn = (item: number, period: number): number => {
    const { name, firstPeriod, lastPeriod } = items[item] as (typeof items)[number];
    if (period < firstPeriod || period > lastPeriod) throw new RangeError(`${name} has no period ${period}`);
    return columnOf(period);
  };

  return {
    headerRow,
    sections,
    inputs,
    lines,
    rowOf: (item) => rows.get(item),
    columnOf,
    periods,
    workingRows,
    cells: (prefix = '') => ({
      figure: (item, period) =>
        prefix +
        (isScalar(item)
          ? fixedAddress(rowWith(item), modelColumns.value)
          : cellAddress(rowWith(item), checkedColumn(item, period))),
      figures: (item, first, last) =>
        prefix + rowRange(rowWith(item), checkedColumn(item, first), checkedColumn(item, last)),
      clock: (clock, period) => prefix + fixedRowAddress(rowOfClock[clock], columnOf(period)),
      clocks: (clock, first, last) => prefix + fixedRange(rowOfClock[clock], columnOf(first), columnOf(last)),
      working: (part, span, first, last) =>
        prefix + rowRange(workingRow(part, span), columnOf(first), columnOf(last)),
    }),
    addressOf: (item, period) =>
      cellAddress(rowWith(item), isScalar(item) ? modelColumns.value : columnOf(period)),
    rangeOf: (item) => {
      const { firstPeriod, lastPeriod } = items[item] as (typeof items)[number];
      return isScalar(item)
        ? fixedAddress(rowWith(item), modelColumns.value)
        : fixedRange(rowWith(item), columnOf(firstPeriod), columnOf(lastPeriod));
    },
  };
}
