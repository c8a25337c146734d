import { gridMessages, type CellAddress, type GridSheet } from '@finance-analyst/data-grid';
import { readEntry, spreadsheetText, type FigureFormatting } from '@finance-analyst/figures';
import { isOwnEdit } from '@finance-analyst/valuation';
import type { ForecastTableProps } from '../forecast/ForecastTableProps.js';
import type { ForecastRow } from '../method/ForecastRow.js';
import { methodViewOf } from '../method/methodViewOf.js';
import { rowFormat } from '../method/rowFormat.js';
import { assumptionIn, cellName, figureIn, type ForecastCell, type ForecastColumn } from './forecastCells.js';
import { cellAt } from './forecastShape.js';
import { messages } from './messages.js';

type ForecastSheetOptions = Pick<
  ForecastTableProps,
  'valuation' | 'scale' | 'isReadOnly' | 'onPaste' | 'onFillRight' | 'onResetRows'
> & {
  readonly columns: readonly ForecastColumn[];
  readonly formatting: FigureFormatting;
};

/**
 * Copy and paste between the forecast and a spreadsheet. Amounts are in the table's scale, at full precision;
 * an entry is read as if it was typed.
 */
export function forecastSheet(options: ForecastSheetOptions): GridSheet<number> {
  const { valuation, columns, scale, formatting, isReadOnly, onPaste, onFillRight, onResetRows } = options;
  const view = methodViewOf(valuation.body.template);
  const formatOf = (row: ForecastRow) => rowFormat(row, { currency: valuation.body.currency, scale });
  const at = (address: CellAddress): ForecastCell | null => cellAt(view, columns, address);
  const assumptionAt = (address: CellAddress) => {
    const cell = at(address);
    return cell && assumptionIn(valuation, cell);
  };
  const idsOf = (cells: readonly CellAddress[], isWanted: 'any' | 'edited'): readonly string[] =>
    cells.flatMap((address) => {
      const assumption = assumptionAt(address);
      return assumption && (isWanted === 'any' || isOwnEdit(assumption)) ? [assumption.id] : [];
    });

  return {
    textOf: (address) => {
      const cell = at(address);
      const figure = cell && figureIn(valuation, cell);
      if (!figure) return '';
      return spreadsheetText(figure, { ...formatOf(cell.row), locale: formatting.locale });
    },
    editing: isReadOnly
      ? undefined
      : {
          nameOf: (address) => {
            const cell = at(address);
            return cell ? cellName(valuation, cell) : '';
          },
          refusalOf: (address, action) => {
            const cell = at(address);
            if (!cell) return gridMessages.noCell;
            const name = cellName(valuation, cell);
            if (cell.column.kind === 'filed') return messages.isFiled(name);
            if (!assumptionIn(valuation, cell)) return messages.isCalculated(name);
            const isLast = cell.column.period === valuation.body.years;
            return action === 'fillRight' && isLast ? messages.isLastYear(name) : null;
          },
          read: (address, text) => {
            const row = at(address)?.row;
            if (!row) return { ok: false, reason: gridMessages.noCell };
            return readEntry(text, formatOf(row), row.limits ?? {}, formatting);
          },
          enter: (entries) => {
            const values = new Map(
              entries.flatMap((entry) => idsOf([entry], 'any').map((id) => [id, entry.value] as const)),
            );
            onPaste(values);
            return [...values].some(([id, value]) => valuation.rows.get(id)?.value !== value);
          },
          fillRight: (fills) => {
            onFillRight(
              idsOf(
                fills.map(({ from }) => from),
                'any',
              ),
            );
          },
          reset: (cells) => {
            const ids = idsOf(cells, 'edited');
            if (ids.length > 0) onResetRows(ids);
            return ids.length;
          },
        },
  };
}
