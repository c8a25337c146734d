import { median } from '@finance-analyst/finance-math';
import type { CompanyFundamentals, FiscalPeriod, StatementLine } from '@finance-analyst/market';
import type { AssumptionSource } from './Assumption.js';

/** The number of fiscal years behind a default. */
export const yearsOfHistory = 3;

/** The newest fiscal years, oldest first, at most `yearsOfHistory` of them. */
export const recentYears = (fundamentals: CompanyFundamentals): readonly FiscalPeriod[] =>
  fundamentals.annual.slice(-yearsOfHistory);

/** A line's figure in a period as a source, or null if missing. */
export function sourceOf(period: FiscalPeriod, line: StatementLine): AssumptionSource | null {
  const figure = period.figures[line];
  return figure
    ? { line, period: period.label, periodEnd: period.end, currency: period.currency, figure }
    : null;
}

/** A ratio in each year that has both figures, with the figures used. */
export interface RatioHistory {
  readonly values: readonly number[];
  readonly periods: readonly string[];
  readonly sources: readonly AssumptionSource[];
}

/** `numerator` over `denominator`, year by year; years without both, or with a denominator that is not positive, are omitted. */
export const ratioHistory = (
  years: readonly FiscalPeriod[],
  numerator: StatementLine,
  denominator: StatementLine,
): RatioHistory =>
  ratiosOf(years, (year) => {
    const above = sourceOf(year, numerator);
    const below = sourceOf(year, denominator);
    return above && below && below.figure.value > 0
      ? { value: above.figure.value / below.figure.value, sources: [above, below] }
      : null;
  });

/** A ratio year by year; years without one are omitted. */
export function ratiosOf(
  years: readonly FiscalPeriod[],
  ratioOf: (
    year: FiscalPeriod,
  ) => { readonly value: number; readonly sources: readonly AssumptionSource[] } | null,
): RatioHistory {
  const rows = years.flatMap((year) => {
    const ratio = ratioOf(year);
    return ratio ? [{ ...ratio, period: year.label }] : [];
  });
  return {
    values: rows.map((row) => row.value),
    periods: rows.map((row) => row.period),
    sources: rows.flatMap((row) => row.sources),
  };
}

/** The median of a ratio's history; null if it is empty. */
export function medianOf(history: RatioHistory): number | null {
  const result = median(history.values);
  return result.ok ? result.value : null;
}

/** `FY2023 to FY2025`, or the only year. */
export function spanOf(periods: readonly string[]): string {
  const first = periods[0] ?? '';
  const last = periods.at(-1) ?? '';
  return first === last ? first : `${first} to ${last}`;
}

/** `3-yr median`, or the phrase for fewer years. */
export const medianPhrase = ({ values }: RatioHistory): string =>
  values.length === 1 ? '1 usable year' : `${values.length}-yr median`;
