import type { FiscalPeriod } from '@finance-analyst/market';

/**
 * Amortization of what was bought with businesses. The part that the filer renews by its own additions of software and
 * development is a cost of every year and stays in operating income.
 */
export const acquiredAmortizationOf = ({ figures }: FiscalPeriod): number =>
  Math.max((figures.intangibleAmortization?.value ?? 0) - (figures.capitalizedSoftware?.value ?? 0), 0);

/** The period whose amortization counts: many filers give it once a year, so that a period which leaves it out has that of `year`. */
export const amortizingPeriod = (period: FiscalPeriod, year?: FiscalPeriod): FiscalPeriod =>
  year && !period.figures.intangibleAmortization ? year : period;
