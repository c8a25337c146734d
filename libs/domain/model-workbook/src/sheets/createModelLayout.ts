import type { Formula, FormulaCircle, FormulaView, Timeline } from '@finance-analyst/model-engine';
import { CannotBeWritten } from '../excel-formula/CannotBeWritten.js';
import type { FormulaCells, Span } from '../excel-formula/FormulaCells.js';
import { messages } from '../messages.js';
import {
  cellAddress,
  fixedAddress,
  fixedRange,
  fixedRowAddress,
  rowRange,
} from '../spreadsheet/cellAddress.js';
import { readsCircle } from './readsCircle.js';
import { noPeriods, periodsOf, yearsOf } from './yearsOf.js';
import { modelSections, type ModelSection } from './modelSections.js';

/** The columns of labels, units and single figures; those of the periods follow. */
export const modelColumns = { label: 0, unit: 1, value: 2, firstPeriod: 3 } as const;

/** A part of a formula with a row of its own, because Excel's functions run over cells. */
export interface PartRow {
  readonly kind: 'part';
  readonly row: number;
  readonly series: Formula;
  readonly span: Span;
}

/** The figures of an item in a round of its circular references. */
export interface RoundRow {
  readonly kind: 'round';
  readonly row: number;
  readonly item: number;
  readonly round: number;
}

/** Figures of an item over periods of which some are in a round of a circular reference, for a total within it. */
export interface GatheredRow {
  readonly kind: 'gathered';
  readonly row: number;
  readonly item: number;
  readonly span: Span;
  readonly circle: FormulaCircle;
  readonly round: number;
}

/** What a column of figures is of. */
export interface PeriodColumn {
  readonly period: number;
  /** It is a year of a timeline in quarters. */
  readonly isYearly: boolean;
}

export type WorkingRow = PartRow | RoundRow | GatheredRow;

/** Where everything lies on the sheet of the model. Rows and columns are counted from 0. */
export interface ModelLayout {
  readonly headerRow: number;
  readonly sections: readonly ModelSection[];
  readonly inputs: readonly number[];
  readonly lines: readonly number[];
  /** Undefined for a check, which lies on its own sheet. */
  readonly rowOf: (item: number) => number | undefined;
  /** The column of a period, or of a year of a timeline in quarters: years come after the last quarter. */
  readonly columnOf: (period: number, isYearly?: boolean) => number;
  readonly periods: Span;
  /** Undefined without yearly figures. */
  readonly years: Span | undefined;
  /** All columns of figures of periods, from the first. */
  readonly columns: readonly PeriodColumn[];
  /** Grows as formulas are written. */
  readonly workingRows: readonly WorkingRow[];
  /** Addresses for formulas on the sheet itself, or with `Model!` before them for those elsewhere. */
  readonly cells: (prefix?: string) => FormulaCells;
  /** Addresses for formulas in a round of a circular reference: its own figures are those of the round. */
  readonly cellsInRound: (circle: FormulaCircle, round: number) => FormulaCells;
  /** Where a figure of a circular reference is in a round. */
  readonly roundAddress: (item: number, period: number, round: number) => string;
  readonly addressOf: (item: number, period: number) => string;
  readonly rangeOf: (item: number) => string;
}

/** Places the sections of the model below one another, with `rowsAbove` rows between them and the header. */
export function createModelLayout(
  view: FormulaView,
  timeline: Timeline,
  headerRow: number,
  rowsAbove = 0,
  rounds = 0,
): ModelLayout {
  const { items, textOf } = view;
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

  const series = items.filter(({ shape, isYearly }) => shape === 'series' && !isYearly);
  const periods: Span = {
    first: Math.min(1, ...series.map(({ firstPeriod }) => firstPeriod)),
    last: timeline.forecastPeriods,
  };
  const years = yearsOf(view, timeline);
  const columns: readonly PeriodColumn[] = [
    ...periodsOf(periods).map((period) => ({ period, isYearly: false })),
    ...periodsOf(years ?? noPeriods).map((period) => ({ period, isYearly: true })),
  ];
  const columnOf: ModelLayout['columnOf'] = (period, isYearly = false) =>
    modelColumns.firstPeriod +
    (isYearly && years ? periods.last - periods.first + 1 + period - years.first : period - periods.first);
  const rowOfClock = { period: headerRow + 1, year: headerRow + 2 } as const;
  const rowWith = (item: number): number => {
    const row = rows.get(item);
    if (row === undefined) throw new RangeError(`item ${item} has no row`);
    return row;
  };

  const workingRows: WorkingRow[] = [];
  const rowOfRound = new Map<string, number>();
  const circular = itemsInRounds(view);
  for (let round = 1; round <= rounds; round += 1)
    for (const item of circular) {
      rowOfRound.set(`${item} ${round}`, nextRow);
      workingRows.push({ kind: 'round', row: nextRow++, item, round });
    }
  const rowOfWork = new Map<string, number>();
  const workingRow = (key: string, create: (row: number) => WorkingRow): number => {
    const existing = rowOfWork.get(key);
    if (existing !== undefined) return existing;
    const row = nextRow++;
    rowOfWork.set(key, row);
    workingRows.push(create(row));
    return row;
  };

  const isScalar = (item: number): boolean => items[item]?.shape === 'scalar';
  const checkedColumn = (item: number, period: number): number => {
    const { name, firstPeriod, lastPeriod, isYearly } = items[item] as (typeof items)[number];
    if (period < firstPeriod || period > lastPeriod) throw new RangeError(`${name} has no period ${period}`);
    return columnOf(period, isYearly);
  };

  const cellIn = (row: number, item: number, period: number): string =>
    isScalar(item) ? fixedAddress(row, modelColumns.value) : cellAddress(row, checkedColumn(item, period));
  const roundAddress: ModelLayout['roundAddress'] = (item, period, round) => {
    const row = rowOfRound.get(`${item} ${round}`);
    if (row === undefined) throw new RangeError(`item ${item} has no round ${round}`);
    return cellIn(row, item, period);
  };
  const cells = (prefix: string): FormulaCells => ({
    figure: (item, period) => prefix + cellIn(rowWith(item), item, period),
    figures: (item, first, last) =>
      prefix + rowRange(rowWith(item), checkedColumn(item, first), checkedColumn(item, last)),
    clock: (clock, period, isYearly) =>
      prefix + fixedRowAddress(rowOfClock[clock], columnOf(period, isYearly)),
    clocks: (clock, { first, last, isYearly }) =>
      prefix + fixedRange(rowOfClock[clock], columnOf(first, isYearly), columnOf(last, isYearly)),
    working: (series, span, first, last) => {
      const row = workingRow(`part ${span.isYearly} ${span.first} ${textOf(series)}`, (at) => ({
        kind: 'part',
        row: at,
        series,
        span,
      }));
      return prefix + rowRange(row, columnOf(first, span.isYearly), columnOf(last, span.isYearly));
    },
  });
  const isNamed = (circle: FormulaCircle, item: number): boolean =>
    circle.figures.some((figure) => figure.isNamed && figure.position === item);
  const cellsInRound = (circle: FormulaCircle, round: number): FormulaCells => {
    const outside = cells('');
    return {
      ...outside,
      figure: (item, period) => {
        if (view.circleAt(item, period) !== circle) return outside.figure(item, period);
        if (!isNamed(circle, item)) return roundAddress(item, period, round);
        return round === 1 ? '0' : roundAddress(item, period, round - 1);
      },
      figures: (item, first, last) => {
        const ofRange = Array.from({ length: last - first + 1 }, (_, index) => first + index);
        if (ofRange.every((period) => view.circleAt(item, period) !== circle))
          return outside.figures(item, first, last);
        const row = workingRow(
          `gathered ${item} ${first} ${last} ${view.circles.indexOf(circle)} ${round}`,
          (at) => ({ kind: 'gathered', row: at, item, span: { first, last }, circle, round }),
        );
        return rowRange(row, checkedColumn(item, first), checkedColumn(item, last));
      },
      working: (series, span, first, last) => {
        if (readsCircle(series, circle, span, view))
          throw new CannotBeWritten(messages.totalInCircle(textOf(series)));
        return outside.working(series, span, first, last);
      },
    };
  };

  return {
    headerRow,
    sections,
    inputs,
    lines,
    rowOf: (item) => rows.get(item),
    columnOf,
    periods,
    years,
    columns,
    workingRows,
    cells: (prefix = '') => cells(prefix),
    cellsInRound,
    roundAddress,
    addressOf: (item, period) =>
      cellAddress(
        rowWith(item),
        isScalar(item) ? modelColumns.value : columnOf(period, items[item]?.isYearly),
      ),
    rangeOf: (item) => {
      const { firstPeriod, lastPeriod, isYearly } = items[item] as (typeof items)[number];
      return isScalar(item)
        ? fixedAddress(rowWith(item), modelColumns.value)
        : fixedRange(rowWith(item), columnOf(firstPeriod, isYearly), columnOf(lastPeriod, isYearly));
    },
  };
}

/** The items with figures in circular references, in the order of a round: named ones come last. */
function itemsInRounds({ circles }: FormulaView): readonly number[] {
  const figures = circles.flatMap((circle) => circle.figures);
  const inOrder = [...figures.filter(({ isNamed }) => !isNamed), ...figures.filter(({ isNamed }) => isNamed)];
  return [...new Set(inOrder.map(({ position }) => position))];
}
