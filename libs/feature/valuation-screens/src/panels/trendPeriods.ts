import type { Valuation } from '@finance-analyst/valuation';
import { forecastColumns, type ForecastColumn } from '../grid/forecastCells.js';

/** A column of the forecast, or a fiscal year between two others that the model has no statements of. */
export type TrendPeriod = ForecastColumn | { readonly kind: 'missing'; readonly fiscalYear: number };

/** Fiscal years of the past in a chart: as many as a model carries with the growth of each. */
const pastYears = 10;

/** The years of past and forecast without a break. */
export const trendPeriods = (valuation: Valuation): readonly TrendPeriod[] => {
  let next: number | undefined;
  return forecastColumns(valuation, pastYears).flatMap((column): readonly TrendPeriod[] => {
    if (column.kind !== 'filed') return [column];
    const { fiscalYear } = column.year.period;
    const missing = Math.max(0, fiscalYear - (next ?? fiscalYear));
    const first = fiscalYear - missing;
    next = fiscalYear + 1;
    return [
      ...Array.from(
        { length: missing },
        (_, index) => ({ kind: 'missing', fiscalYear: first + index }) as const,
      ),
      column,
    ];
  });
};
