import { commonEquityOf, type FiscalPeriod } from '@finance-analyst/market';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';

/**
 * What of shareholders' equity is not the common shareholders': preferred stock, and minority interest where the filer
 * reports only both together. Temporary equity lies outside it, so it is not subtracted from it.
 */
export function preferredWithinEquity(base: FiscalPeriod): Assumption {
  const equity = base.figures.shareholdersEquity;
  const common = commonEquityOf(base);
  const lines = common?.lines.filter((line) => line !== 'shareholdersEquity') ?? [];
  const names = lines.map((line) => (line === 'minorityInterest' ? 'minority interest' : 'preferred equity'));
  return {
    input: 'preferred_equity',
    value: equity && common ? equity.value - common.value : 0,
    reason:
      names.length > 0
        ? `Balance sheet of ${base.label}: ${names.join(' and ')} in shareholders’ equity`
        : base.figures.preferredEquity && base.figures.preferredEquity.value !== 0
          ? `None within shareholders’ equity: the ${base.label} balance sheet reports preferred equity outside it`
          : `No preferred equity reported on the ${base.label} balance sheet under the tags checked`,
    sources: lines.flatMap((line) => sourceOf(base, line) ?? []),
    external: null,
  };
}
