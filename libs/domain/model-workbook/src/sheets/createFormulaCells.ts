import type { FormulaCircle, FormulaView } from '@finance-analyst/model-engine';
import { CannotBeWritten } from '../excel-formula/CannotBeWritten.js';
import type { FormulaCells } from '../excel-formula/FormulaCells.js';
import { messages } from '../messages.js';
import {
  cellAddress,
  fixedAddress,
  fixedRange,
  fixedRowAddress,
  rowRange,
} from '../spreadsheet/cellAddress.js';
import type { ModelLayout } from './ModelLayout.js';
import { modelColumns } from './modelColumns.js';
import type { PlacedItems } from './placeItems.js';
import type { PlacedPeriods } from './placePeriods.js';
import type { PlacedWorkingRows } from './placeWorkingRows.js';
import { readsCircle } from './readsCircle.js';
import { periodsOf } from './yearsOf.js';

/** What formulas find their cells by. */
export interface Placement {
  readonly view: FormulaView;
  readonly items: PlacedItems;
  readonly periods: PlacedPeriods;
  readonly working: PlacedWorkingRows;
  /** Whether the cells of an item have the opposite sign of its figures. */
  readonly isNegated: (item: number) => boolean;
  /** The rows of the number of a period and of its year. */
  readonly rowOfClock: { readonly period: number; readonly year: number };
}

/** The addresses that formulas have for the figures of a placed model. */
export function createFormulaCells(
  placement: Placement,
): Pick<ModelLayout, 'cells' | 'cellsInRound' | 'roundAddress'> {
  const { view, working, periods } = placement;
  const cellIn = (row: number, item: number, period: number): string =>
    view.items[item]?.shape === 'scalar'
      ? fixedAddress(row, modelColumns.value)
      : cellAddress(row, periods.checkedColumn(item, period));
  const roundAddress: ModelLayout['roundAddress'] = (item, period, round) =>
    cellIn(working.rowOfRound(item, round), item, period);
  const cells = (prefix = ''): FormulaCells => cellsWith(prefix, placement, cellIn);
  return {
    cells,
    roundAddress,
    cellsInRound: (circle, round) =>
      cellsOfRound(circle, round, { ...placement, outside: cells(), roundAddress }),
  };
}

function cellsWith(
  prefix: string,
  { view, items, periods, working, rowOfClock, isNegated }: Placement,
  cellIn: (row: number, item: number, period: number) => string,
): FormulaCells {
  const { columnOf, checkedColumn } = periods;
  return {
    figure: (item, period) => prefix + cellIn(items.rowWith(item), item, period),
    isNegated,
    figures: (item, first, last) => {
      const row = isNegated(item)
        ? working.rowFor(`own sign ${item}`, (at) => ({ kind: 'own-sign', row: at, item }))
        : items.rowWith(item);
      return prefix + rowRange(row, checkedColumn(item, first), checkedColumn(item, last));
    },
    clock: (clock, period, isYearly) =>
      prefix + fixedRowAddress(rowOfClock[clock], columnOf(period, isYearly)),
    clocks: (clock, { first, last, isYearly }) =>
      prefix + fixedRange(rowOfClock[clock], columnOf(first, isYearly), columnOf(last, isYearly)),
    working: (series, span, first, last) => {
      const key = `part ${span.isYearly} ${span.first} ${view.textOf(series)}`;
      const row = working.rowFor(key, (at) => ({ kind: 'part', row: at, series, span }));
      return prefix + rowRange(row, columnOf(first, span.isYearly), columnOf(last, span.isYearly));
    },
  };
}

/** Of figures outside the circular reference, the cells of the model; of its own, those of the round. */
function cellsOfRound(
  circle: FormulaCircle,
  round: number,
  {
    view,
    periods,
    working,
    outside,
    roundAddress,
  }: Placement & Pick<ModelLayout, 'roundAddress'> & { readonly outside: FormulaCells },
): FormulaCells {
  const isInside = (item: number, period: number): boolean => view.circleAt(item, period) === circle;
  const isNamed = (item: number): boolean =>
    circle.figures.some((figure) => figure.isNamed && figure.position === item);
  return {
    ...outside,
    isNegated: (item, period) => outside.isNegated(item, period) && !isInside(item, period),
    figure: (item, period) => {
      if (!isInside(item, period)) return outside.figure(item, period);
      if (!isNamed(item)) return roundAddress(item, period, round);
      return round === 1 ? '0' : roundAddress(item, period, round - 1);
    },
    figures: (item, first, last) => {
      if (!periodsOf({ first, last }).some((period) => isInside(item, period)))
        return outside.figures(item, first, last);
      const key = `gathered ${item} ${first} ${last} ${view.circles.indexOf(circle)} ${round}`;
      const row = working.rowFor(key, (at) => ({
        kind: 'gathered',
        row: at,
        item,
        span: { first, last },
        circle,
        round,
      }));
      return rowRange(row, periods.checkedColumn(item, first), periods.checkedColumn(item, last));
    },
    working: (series, span, first, last) => {
      if (readsCircle(series, circle, span, view))
        throw new CannotBeWritten(messages.totalInCircle(view.textOf(series)));
      return outside.working(series, span, first, last);
    },
  };
}
