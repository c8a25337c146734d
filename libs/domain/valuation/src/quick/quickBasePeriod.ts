import type { CompanyFundamentals, FiscalPeriod } from '@finance-analyst/market';
import type { QuickBasis } from './QuickInputs.js';

/** The period of a company's current figures: the last twelve months if they have revenue and income, else the latest fiscal year. */
export function quickBasePeriod(
  fundamentals: CompanyFundamentals,
  basis: QuickBasis,
): FiscalPeriod | undefined {
  const trailing = fundamentals.trailingTwelveMonths;
  const income = basis === 'net-income' ? 'netIncome' : 'operatingIncome';
  return trailing?.figures.revenue && trailing.figures[income] ? trailing : fundamentals.annual.at(-1);
}
