import type { CompanyFundamentals, StatementLine } from '@finance-analyst/market';
import type { Assumption } from './Assumption.js';
import { medianOf, medianPhrase, ratioHistory, recentYears, spanOf } from './statementHistory.js';

const ratio = (
  fundamentals: CompanyFundamentals,
  input: string,
  line: StatementLine,
  name: string,
): Assumption | null => {
  const history = ratioHistory(recentYears(fundamentals), line, 'revenue');
  const value = medianOf(history);
  return value === null
    ? null
    : {
        input,
        value,
        reason: `${medianPhrase(history)}; ${name}, ${spanOf(history.periods)}`,
        sources: history.sources,
        external: null,
      };
};

/** Median operating income over revenue; null if no recent year has both. */
export const operatingMargin = (fundamentals: CompanyFundamentals): Assumption | null =>
  ratio(fundamentals, 'operating_margin', 'operatingIncome', 'operating margin');

/** Median depreciation and amortization over revenue; null if no recent year has both. */
export const depreciationRate = (fundamentals: CompanyFundamentals): Assumption | null =>
  ratio(fundamentals, 'depreciation_rate', 'depreciation', 'depreciation and amortization over revenue');

/** Median capital expenditure over revenue; null if no recent year has both. */
export const capitalExpenditureRate = (fundamentals: CompanyFundamentals): Assumption | null =>
  ratio(fundamentals, 'capital_expenditure_rate', 'capitalExpenditure', 'capital expenditure over revenue');
