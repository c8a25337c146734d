import type { CompanyFundamentals, FiscalPeriod } from '@finance-analyst/market';
import type { QuickBasis } from './QuickInputs.js';

/** What today's figures of a company are of: the newest twelve months that have revenue and income, else the newest fiscal year. */
export function quickBasePeriod(
  fundamentals: CompanyFundamentals,
  basis: QuickBasis,
): FiscalPeriod | undefined {
  const trailing = fundamentals.trailingTwelveMonths;
  const income = basis === 'net-income' ? 'netIncome' : 'operatingIncome';
  return trailing?.figures.revenue && trailing.figures[income] ? trailing : fundamentals.annual.at(-1);
}
