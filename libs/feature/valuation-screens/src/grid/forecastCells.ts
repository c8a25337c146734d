import { rowIdOfPeriod, type AssumptionRow } from '@finance-analyst/documents';
import type { FigureResult } from '@finance-analyst/figures';
import { interimPeriods, type HistoricalYear, type Valuation } from '@finance-analyst/valuation';
import { forecastFigure } from '../forecast/forecastFigure.js';
import { forecastYearLabel } from '../forecast/forecastYearLabel.js';
import type { ForecastRow } from '../method/ForecastRow.js';
import { methodViewOf } from '../method/methodViewOf.js';
import { pastFigure } from '../method/pastFigure.js';
import { signed } from '../method/signed.js';
import { messages } from './messages.js';

/** A column of figures: a fiscal year, quarter or twelve months that were filed, or a period of the forecast. */
export type ForecastColumn =
  | { readonly kind: 'filed'; readonly year: HistoricalYear }
  | { readonly kind: 'forecast'; readonly period: number };

export interface ForecastCell {
  readonly row: ForecastRow;
  readonly column: ForecastColumn;
}

/** The columns of figures in the order on screen. */
export const forecastColumns = (
  valuation: Valuation,
  historyYears: number,
  hasInterim = false,
): readonly ForecastColumn[] => [
  ...valuation.history.slice(-historyYears).map((year) => ({ kind: 'filed', year }) as const),
  ...(hasInterim ? interimPeriods(valuation) : []).map(({ year }) => ({ kind: 'filed', year }) as const),
  ...Array.from(
    { length: valuation.body.years },
    (_, index) => ({ kind: 'forecast', period: index + 1 }) as const,
  ),
];

/** The id of a column of figures. */
export const columnId = (column: ForecastColumn): string =>
  column.kind === 'filed' ? column.year.period.label : `forecast-${column.period}`;

/** The name of a past period: `2025`, `Q3 2026`, `TTM Q3 2026`. */
export const pastLabel = ({ period }: Pick<HistoricalYear, 'period'>): string =>
  period.kind === 'annual' ? String(period.fiscalYear) : period.label;

/** A cell by its row and its period: `Operating margin 2028`. */
export const cellName = (valuation: Pick<Valuation, 'history'>, { row, column }: ForecastCell): string =>
  `${row.fullLabel} ${
    column.kind === 'filed' ? pastLabel(column.year) : forecastYearLabel(valuation, column.period)
  }`;

/** The assumption edited in a cell, without a value until it is decided; null if its figure is filed or calculated. */
export function assumptionIn(
  { body, rows }: Pick<Valuation, 'body' | 'rows'>,
  { row, column }: ForecastCell,
): (AssumptionRow & { readonly value: number | null }) | null {
  if (row.role !== 'driver' || column.kind !== 'forecast') return null;
  const assumption = rows.get(rowIdOfPeriod(body, row.name, column.period));
  return assumption && typeof assumption.value !== 'string'
    ? { ...assumption, value: assumption.value }
    : null;
}

/** A cell's figure, with its sign; null if empty. */
export function figureIn(
  valuation: Pick<Valuation, 'body' | 'rows' | 'evaluator'>,
  { row, column }: ForecastCell,
): FigureResult | null {
  if (column.kind === 'filed') {
    const past = pastFigure(column.year, row.history);
    if (!past) return null;
    const isQuarter = column.year.period.kind === 'quarter';
    return isQuarter && !methodViewOf(valuation.body.template).quarterRows.has(row.name)
      ? { ok: false, reason: messages.needsYear }
      : signed(row, past);
  }
  const assumption = assumptionIn(valuation, { row, column });
  return assumption && assumption.value !== null
    ? { ok: true, value: assumption.value }
    : forecastFigure(valuation, row, column.period);
}
