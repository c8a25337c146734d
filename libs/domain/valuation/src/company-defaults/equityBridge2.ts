import { asGiven, reason } from '@finance-analyst/foundation';
import {
  mayIncludeAssociates,
  shareBasisFactor,
  type FiscalPeriod,
  type StatementLine,
} from '@finance-analyst/market';
import type { Assumption, AssumptionSource } from '../default-assumptions/Assumption.js';
import { equityBridge } from '../default-assumptions/equityBridge.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';
import type { DefaultBasis } from './DefaultBasis.js';

/** The items between enterprise value and equity value from the newest balance sheet, and the shares. */
export function equityBridge2(basis: DefaultBasis): readonly Assumption[] {
  const { fundamentals, base } = basis;
  return [
    ...equityBridge(fundamentals, base),
    mayIncludeAssociates(base)
      ? {
          input: 'associates',
          value: 0,
          reason: `Equity method investments of ${base.label} may be among its long-term investments`,
          sources: [],
          external: null,
        }
      : balanceItem(base, 'associates', 'equityMethodInvestments', 'equity method investments'),
    balanceItem(base, 'pension_deficit', 'pensionDeficit', 'unfunded pensions'),
    ...shareCounts(basis),
  ];
}

function balanceItem(base: FiscalPeriod, input: string, line: StatementLine, name: string): Assumption {
  const source = sourceOf(base, line);
  return {
    input,
    value: source?.figure.value ?? 0,
    reason: source
      ? `Balance sheet of ${base.label}: ${name}`
      : `No ${name} reported on the ${base.label} balance sheet under the tags checked`,
    sources: source ? [source] : [],
    external: null,
  };
}

interface ShareCount {
  readonly value: number;
  readonly source: AssumptionSource;
}

/**
 * The newest count outstanding, and what the filer's own treasury stock method adds for options and units: diluted
 * less basic weighted shares. Without a count outstanding the weighted basic one; all on today's basis after splits.
 */
function shareCounts({ fundamentals, base, years }: DefaultBasis): readonly Assumption[] {
  const changes = fundamentals.shareBasisChanges ?? [];
  const periods = [base, ...fundamentals.quarterly.toReversed(), ...years.toReversed()];
  const newest = (line: StatementLine): ShareCount | null => {
    for (const period of periods) {
      const source = sourceOf(period, line);
      if (source && source.figure.value > 0)
        return { value: source.figure.value * shareBasisFactor(source.figure, changes), source };
    }
    return null;
  };
  const outstanding = newest('sharesOutstanding');
  const basic = newest('basicShares');
  const diluted = newest('dilutedShares');
  const count = outstanding ?? basic ?? diluted;
  // A suitable company reports one of the three.
  if (!count) throw new Error('No share count.');
  const isDilutedKnown = count !== diluted && basic !== null && diluted !== null;
  const added = isDilutedKnown ? Math.max(diluted.value - basic.value, 0) : 0;
  const name =
    count === outstanding
      ? 'Shares outstanding'
      : count === basic
        ? 'Weighted basic shares'
        : 'Weighted diluted shares';
  const factor = count.value / count.source.figure.value;
  return [
    {
      input: 'shares_outstanding',
      value: count.value,
      reason: reason`${name}, ${count.source.period}${factor === 1 ? '' : reason`, times ${asGiven(factor)} for later splits`}`,
      sources: [count.source],
      external: null,
    },
    {
      input: 'dilutive_shares',
      value: added,
      reason: isDilutedKnown
        ? `Weighted diluted less weighted basic shares, ${diluted.source.period}: options and units by the filer’s treasury stock method`
        : 'No diluted and basic share counts to compare',
      sources: isDilutedKnown ? [diluted.source, basic.source] : [],
      external: null,
    },
  ];
}
