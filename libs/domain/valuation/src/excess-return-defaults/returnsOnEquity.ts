import { commonEquityOf, type CompanyFundamentals, type FiscalPeriod } from '@finance-analyst/market';
import type { AssumptionSource } from '../default-assumptions/Assumption.js';
import { commonIncomeOf } from '../default-assumptions/commonIncome.js';
import { ratiosOf, sourceOf, type RatioHistory } from '../default-assumptions/statementHistory.js';

/** Whose return on equity: that of all shareholders, or of the common ones. */
export type Shareholders = 'all' | 'common';

/** An amount in the currency of its period. */
interface Amount {
  readonly value: number;
  readonly sources: readonly AssumptionSource[];
}

/** A credit or underwriting cycle, which a median of the returns should span. */
const yearsOfCycle = 10;

/**
 * Net income over the equity at the start of the year, for up to ten fiscal years, oldest first; of the common shareholders
 * less preferred dividends, over common equity. A year is omitted without either figure, with opening equity that is not
 * positive, or if the filings skip the year before it.
 */
export function returnsOnEquity({ annual }: CompanyFundamentals, of: Shareholders = 'all'): RatioHistory {
  return ratiosOf(annual.slice(-yearsOfCycle), (year) => {
    const before = annual.find(({ fiscalYear }) => fiscalYear === year.fiscalYear - 1);
    const income = of === 'all' ? filed(year, 'netIncome') : commonIncomeOf(year);
    const opening = before ? equityOf(before, of) : null;
    return income && opening && opening.value > 0
      ? { value: income.value / opening.value, sources: [...income.sources, ...opening.sources] }
      : null;
  });
}

function filed(year: FiscalPeriod, line: 'netIncome' | 'shareholdersEquity'): Amount | null {
  const source = sourceOf(year, line);
  return source && { value: source.figure.value, sources: [source] };
}

function equityOf(year: FiscalPeriod, of: Shareholders): Amount | null {
  if (of === 'all') return filed(year, 'shareholdersEquity');
  const common = commonEquityOf(year);
  return (
    common && { value: common.value, sources: common.lines.flatMap((line) => sourceOf(year, line) ?? []) }
  );
}
