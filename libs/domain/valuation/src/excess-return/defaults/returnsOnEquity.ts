import type { CompanyFundamentals } from '@finance-analyst/market';
import { sourceOf, type RatioHistory } from '../../default-assumptions/statementHistory.js';

/** A credit or underwriting cycle, which a median of the returns should span. */
const yearsOfCycle = 10;

/**
 * Net income over the equity at the start of the year, for up to ten fiscal years, oldest first. A year is omitted
 * without either figure, with opening equity that is not positive, or if the filings skip the year before it.
 */
export function returnsOnEquity({ annual }: CompanyFundamentals): RatioHistory {
  const rows = annual.slice(-yearsOfCycle - 1).flatMap((year, index, years) => {
    const before = years[index - 1];
    const income = sourceOf(year, 'netIncome');
    const opening =
      before?.fiscalYear === year.fiscalYear - 1 ? sourceOf(before, 'shareholdersEquity') : null;
    return income && opening && opening.figure.value > 0
      ? [
          {
            value: income.figure.value / opening.figure.value,
            period: year.label,
            sources: [income, opening],
          },
        ]
      : [];
  });
  return {
    values: rows.map(({ value }) => value),
    periods: rows.map(({ period }) => period),
    sources: rows.flatMap(({ sources }) => sources),
  };
}
