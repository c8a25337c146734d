import type { CompanyFundamentals, FiscalPeriod } from '@finance-analyst/market';

/** The statements of a fiscal year, quarter or the trailing twelve months by their label; undefined if there are none. */
export const periodNamed = (
  { annual, quarterly, trailingTwelveMonths }: CompanyFundamentals,
  name: string,
): FiscalPeriod | undefined =>
  [...annual, ...quarterly, ...(trailingTwelveMonths ? [trailingTwelveMonths] : [])].find(
    ({ label }) => label === name,
  );
