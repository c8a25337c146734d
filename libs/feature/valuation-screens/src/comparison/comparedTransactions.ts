import type { FigureFormatting } from '@finance-analyst/figures';
import { metricNames } from '@finance-analyst/valuation';
import type { ComparedModel } from './ComparedModel.js';
import type { ComparedRow } from './ComparedRow.js';
import { messages } from './messages.js';

/** The transactions that two states of a model differ in: added or removed, counted or left out, with other figures. */
export function comparedTransactions(
  then: ComparedModel,
  now: ComparedModel,
  formatting: Pick<FigureFormatting, 'format' | 'formatDate'>,
): readonly ComparedRow[] {
  const targets = new Map(
    [...now.body.transactions, ...then.body.transactions].map(({ id, target }) => [id, target]),
  );
  return [...targets]
    .map(([id, target]) => ({
      id: `transaction ${id}`,
      label: messages.transaction(target),
      then: transactionIn(then, id, formatting),
      now: transactionIn(now, id, formatting),
      difference: null,
    }))
    .filter((row) => row.then !== row.now);
}

const metrics = ['revenue', 'ebitda', 'ebit', 'netIncome', 'bookValue'] as const;

function transactionIn(
  { body }: ComparedModel,
  id: string,
  { format, formatDate }: Pick<FigureFormatting, 'format' | 'formatDate'>,
): string {
  const transaction = body.transactions.find((one) => one.id === id);
  if (!transaction) return messages.none;
  const amount = (label: string, value: number | null): readonly string[] =>
    value === null
      ? []
      : [`${label} ${format(value, { kind: 'amount', currency: transaction.currency, precision: 0 })}`];
  return [
    transaction.target,
    formatDate(transaction.announced),
    ...amount(messages.enterpriseValue, transaction.enterpriseValue),
    ...amount(messages.equityValue, transaction.equityValue),
    ...metrics.flatMap((metric) => amount(metricNames[metric], transaction.metrics[metric])),
    ...(transaction.source === '' ? [] : [transaction.source]),
    ...(transaction.isLeftOut ? [messages.leftOut] : []),
  ].join(', ');
}
