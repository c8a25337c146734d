import type { CellAddress, CellKind, GridShape } from '@finance-analyst/data-grid';
import type { Valuation } from '@finance-analyst/valuation';
import type { ForecastRow } from '../method/ForecastRow.js';
import type { MethodView } from '../method/MethodView.js';
import { methodViewOf } from '../method/methodViewOf.js';
import { rateOf } from '../method/rateOf.js';
import { assumptionIn, columnId, figureIn, type ForecastCell, type ForecastColumn } from './forecastCells.js';

/** The columns beside those of figures. */
export const nameColumn = 'name';
export const reasonColumn = 'reason';

/** A cell of figures by its address; null for the name of a row, and its reason. */
export function cellAt(
  { forecastRows }: MethodView,
  columns: readonly ForecastColumn[],
  address: CellAddress,
): ForecastCell | null {
  const row = forecastRows.find(({ name }) => name === address.row);
  const column = columns.find((one) => columnId(one) === address.column);
  return row && column ? { row, column } : null;
}

/** The cells of the forecast as the grid knows them, with the rates of the lines that are open. */
export function forecastShape(
  valuation: Valuation,
  columns: readonly ForecastColumn[],
  isOpen: (line: string) => boolean,
): GridShape {
  const view = methodViewOf(valuation.body.template);
  const { forecastRows } = view;
  return {
    rows: forecastRows
      .filter(({ foldedInto }) => foldedInto === null || isOpen(foldedInto))
      .map(({ name }) => name),
    columns: [nameColumn, ...columns.map(columnId), reasonColumn],
    kindOf: (address) => {
      const cell = cellAt(view, columns, address);
      if (cell) return kindOfFigure(valuation, cell);
      const row = forecastRows.find(({ name }) => name === address.row);
      return row ? kindBeside(row, rateOf(view, row), address.column, isOpen(row.name)) : null;
    },
  };
}

const kindOfFigure = (valuation: Valuation, cell: ForecastCell): CellKind =>
  assumptionIn(valuation, cell) ? 'entry' : figureIn(valuation, cell) ? 'figure' : 'blank';

function kindBeside(
  row: ForecastRow,
  rate: ForecastRow | undefined,
  column: string,
  isOpen: boolean,
): CellKind | null {
  if (column === nameColumn) return rate ? 'header' : null;
  return row.role === 'driver' || (rate && !isOpen) ? 'control' : null;
}
