import type { Result } from '@finance-analyst/foundation';
import { compareMultiples, type MultipleComparison } from './compareMultiples.js';
import { metricNames, type ByMultiple, type MultipleMetric } from './MultipleName.js';
import { multiplesOf } from './multiplesOf.js';

/** An acquisition as entered. Its amounts are in one currency and may be of any scale. */
export interface Transaction {
  readonly id: string;
  readonly target: string;
  /** ISO date. */
  readonly announced: string;
  /** What the buyer paid for all capital; null if not disclosed. */
  readonly enterpriseValue: number | null;
  /** What the buyer paid for all shares; null if not disclosed. */
  readonly equityValue: number | null;
  /** The target’s last twelve months before the announcement; null for what was not disclosed. */
  readonly metrics: Readonly<Record<Exclude<MultipleMetric, 'ffo'>, number | null>>;
  readonly isLeftOut?: true;
}

export interface PrecedentTransactions {
  /** By the id of the transaction. */
  readonly multiples: ReadonlyMap<string, ByMultiple<Result<number>>>;
  readonly comparisons: ByMultiple<MultipleComparison>;
}

const disclosed = (value: number | null, name: string): Result<number> =>
  value === null ? { ok: false, reason: `${name} is not disclosed.` } : { ok: true, value };

/** The multiples paid in acquisitions, with the same statistics as those of listed companies. */
export function precedentTransactions(transactions: readonly Transaction[]): PrecedentTransactions {
  const metric = ({ metrics }: Transaction, name: keyof Transaction['metrics']): Result<number> =>
    disclosed(metrics[name], metricNames[name]);
  const items = transactions.map((transaction) => ({
    id: transaction.id,
    isLeftOut: transaction.isLeftOut === true,
    multiples: multiplesOf({
      enterpriseValue: disclosed(transaction.enterpriseValue, 'Enterprise value'),
      equityValue: disclosed(transaction.equityValue, 'Equity value'),
      metrics: {
        ebitda: metric(transaction, 'ebitda'),
        ebit: metric(transaction, 'ebit'),
        revenue: metric(transaction, 'revenue'),
        netIncome: metric(transaction, 'netIncome'),
        bookValue: metric(transaction, 'bookValue'),
        ffo: disclosed(null, metricNames.ffo),
      },
    }),
  }));
  return {
    multiples: new Map(items.map(({ id, multiples }) => [id, multiples])),
    comparisons: compareMultiples(items, 'deal'),
  };
}
