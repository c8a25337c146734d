import type { Transaction } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import { compareMultiples, type MultipleComparison } from './compareMultiples.js';
import { metricNames, type ByMultiple } from './MultipleName.js';
import { multiplesOf } from './multiplesOf.js';

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
