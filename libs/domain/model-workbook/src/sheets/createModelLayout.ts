import type { FormulaView, Timeline } from '@finance-analyst/model-engine';
import { cellAddress, fixedAddress, fixedRange } from '../spreadsheet/cellAddress.js';
import { createFormulaCells } from './createFormulaCells.js';
import type { ModelLayout } from './ModelLayout.js';
import { modelColumns } from './modelColumns.js';
import { placeItems } from './placeItems.js';
import { placePeriods } from './placePeriods.js';
import { placeWorkingRows } from './placeWorkingRows.js';

/**
 * Places the sections of a model below one another, with `rowsAbove` rows between them and the header, and below them
 * `rounds` rounds of its circular references. Cells of negated items have the opposite sign of their figures. Rows are
 * counted from 0.
 */
export function createModelLayout(
  view: FormulaView,
  timeline: Timeline,
  headerRow: number,
  rowsAbove = 0,
  rounds = 0,
  isNegated: (item: number) => boolean = () => false,
): ModelLayout {
  // Below the header come the numbers of the periods and their years, which in a model in years are the periods.
  const period = headerRow + 1;
  const rowOfClock = { period, year: timeline.periodsPerYear === 1 ? period : period + 1 };
  const firstRow = rowOfClock.year + 1;
  const items = placeItems(view, firstRow + rowsAbove);
  const periods = placePeriods(view, timeline);
  const working = placeWorkingRows(view, rounds, items.nextRow);
  const { rowWith } = items;
  const { columnOf } = periods;
  const isScalar = (item: number): boolean => view.items[item]?.shape === 'scalar';
  return {
    headerRow,
    firstRow,
    sections: items.sections,
    inputs: items.inputs,
    lines: items.lines,
    rowOf: items.rowOf,
    columnOf,
    periods: periods.periods,
    years: periods.years,
    columns: periods.columns,
    workingRows: working.rows,
    ...createFormulaCells({ view, items, periods, working, rowOfClock, isNegated }),
    addressOf: (item, period) =>
      cellAddress(
        rowWith(item),
        isScalar(item) ? modelColumns.value : columnOf(period, view.items[item]?.isYearly),
      ),
    rangeOf: (item) => {
      const { firstPeriod, lastPeriod, isYearly } = view.items[item] as (typeof view.items)[number];
      return isScalar(item)
        ? fixedAddress(rowWith(item), modelColumns.value)
        : fixedRange(rowWith(item), columnOf(firstPeriod, isYearly), columnOf(lastPeriod, isYearly));
    },
  };
}
