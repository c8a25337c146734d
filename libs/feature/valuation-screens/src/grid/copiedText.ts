import { spreadsheetText, type FigureScale } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import { figureIn, type ForecastCell } from './forecastCells.js';

/**
 * Cells as text that a spreadsheet takes for numbers: tabs between cells, lines between rows. Amounts are in the
 * table's scale, with all their digits.
 */
export const copiedText = (
  cells: readonly (readonly ForecastCell[])[],
  {
    valuation,
    scale,
    locale,
  }: { readonly valuation: Valuation; readonly scale: FigureScale; readonly locale: string },
): string =>
  cells
    .map((row) =>
      row
        .map((cell) => {
          const figure = figureIn(valuation, cell);
          const { unit } = cell.row;
          const kind = unit === 'factor' ? 'number' : unit;
          return figure ? spreadsheetText(figure, { kind, scale, locale }) : '';
        })
        .join('\t'),
    )
    .join('\n');
