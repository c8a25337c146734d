import type { Transaction, TransactionMetric } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import { compareMultiples, type ComparedItem, type MultipleComparison } from './compareMultiples.js';
import { metricNames, type ByMultiple } from './MultipleName.js';
import { multiplesOf } from './multiplesOf.js';

/** A transaction with the multiples paid in it. */
export interface ComparedTransaction extends ComparedItem {
  readonly transaction: Transaction;
}

/** Transactions with their multiples, and the statistics of those that are not left out. */
export interface PrecedentTransactions {
  /** In the order of entry. */
  readonly items: readonly ComparedTransaction[];
  readonly comparisons: ByMultiple<MultipleComparison>;
}

const disclosed = (value: number | null, name: string): Result<number> =>
  value === null ? { ok: false, reason: `${name} is not disclosed.` } : { ok: true, value };

/** The multiples paid in transactions, with the same statistics as those of listed companies. */
export function precedentTransactions(transactions: readonly Transaction[]): PrecedentTransactions {
  const metric = ({ metrics }: Transaction, name: TransactionMetric): Result<number> =>
    disclosed(metrics[name], metricNames[name]);
  const items = transactions.map((transaction): ComparedTransaction => ({
    transaction,
    id: transaction.id,
    name: transaction.target,
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
  return { items, comparisons: compareMultiples(items, 'transaction') };
}
