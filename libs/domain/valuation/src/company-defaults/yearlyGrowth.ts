import type { FiscalPeriod } from '@finance-analyst/market';

/** Growth of each fiscal year over the one before it, where both are known; newest ten, oldest first. */
export function yearlyGrowth(years: readonly FiscalPeriod[]): readonly number[] {
  return years
    .flatMap((year) => {
      const before = years.find(({ fiscalYear }) => fiscalYear === year.fiscalYear - 1)?.figures.revenue;
      const now = year.figures.revenue;
      return now && before && before.value > 0 ? [now.value / before.value - 1] : [];
    })
    .slice(-10);
}
