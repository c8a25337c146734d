import { yearEndAfter } from '@finance-analyst/documents';
import type { FiscalPeriod } from '@finance-analyst/market';

/** Fiscal years, oldest first, with a year without figures for each that is not filed, so that columns are years apart. */
export const withMissingYears = (years: readonly FiscalPeriod[]): readonly FiscalPeriod[] =>
  years.flatMap((year, index) => {
    const before = years[index - 1];
    const missing = before ? year.fiscalYear - before.fiscalYear - 1 : 0;
    return [...Array.from({ length: missing }, (_, gap) => missingYear(year, missing - gap)), year];
  });

function missingYear(next: FiscalPeriod, yearsBefore: number): FiscalPeriod {
  const fiscalYear = next.fiscalYear - yearsBefore;
  return {
    ...next,
    fiscalYear,
    label: `FY${fiscalYear}`,
    start: yearEndAfter(next.start, -yearsBefore),
    end: yearEndAfter(next.end, -yearsBefore),
    figures: {},
  };
}
