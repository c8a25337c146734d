import type { CompanyFundamentals } from '@finance-analyst/market';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { medianOf, medianPhrase, ratioHistory, spanOf } from '../default-assumptions/statementHistory.js';

/** Greenwald's normalization spans a business cycle. */
const yearsOfCycle = 10;

/** Median operating margin of up to ten fiscal years; null if no year has operating income and revenue. */
export function normalMargin({ annual }: CompanyFundamentals): Assumption | null {
  const history = ratioHistory(annual.slice(-yearsOfCycle), 'operatingIncome', 'revenue');
  const value = medianOf(history);
  return value === null
    ? null
    : {
        input: 'normal_margin',
        value,
        reason: `${medianPhrase(history)}; operating margin, ${spanOf(history.periods)}`,
        sources: history.sources,
        external: null,
      };
}
