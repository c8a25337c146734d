import { Notice } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import type { ClosingComparison as Comparison, ClosingDifference } from '../plan/ImportPlan.js';
import { ChangeTable } from './ChangeTable.js';
import type { PlanNames } from './planNames.js';
import { useAmounts } from './useAmounts.js';

export interface ClosingComparisonProps {
  readonly closing: Comparison;
  /** No line of the file is rejected or ignored. */
  readonly isEveryLineUsed: boolean;
  readonly names: PlanNames;
}

/** Holdings and cash that the file states, beside those of the portfolio after the import. */
export function ClosingComparison({
  closing,
  isEveryLineUsed,
  names,
}: ClosingComparisonProps): ReactElement | null {
  const { formatDate } = useFigureFormat();
  const amounts = useAmounts();
  const { date, from, stated, differences } = closing;
  if (stated === 0) return null;
  if (differences.length === 0)
    return <Notice tone="success">{messages.closingAgrees(stated, amounts.count(stated))}</Notice>;
  const figure = ({ currency }: ClosingDifference, text: string): string =>
    currency === null ? amounts.quantity(text) : amounts.money(text, currency);
  const explanationOf = (own: ClosingDifference): string => {
    const { before, unexplained } = own;
    const opening = own.currency === null ? messages.openingPosition : messages.openingBalance;
    return [
      ...(before === '0' ? [] : [opening(figure(own, before))]),
      ...(unexplained === '0' ? [] : [messages.notAmongLines(figure(own, unexplained), isEveryLineUsed)]),
    ].join('; ');
  };
  const title =
    date === null ? messages.closing : `${messages.closing} ${messages.closingOn(formatDate(date))}`;
  return (
    <>
      <Notice tone="warning" title={messages.closingDiffers(differences.length, stated, amounts.count)}>
        {differences.every(({ unexplained }) => unexplained === '0')
          ? messages.closingBegins(from && formatDate(from))
          : messages.closingHint}
      </Notice>
      <ChangeTable
        title={title}
        headings={[
          messages.instrument,
          messages.accountColumn,
          messages.explanation,
          messages.stated,
          messages.inLedger,
          messages.difference,
        ]}
        rows={differences.map((own) => ({
          id: `${own.account}|${own.instrument?.symbol ?? ''}|${own.currency ?? ''}`,
          words: [
            own.instrument ? names.instrument(own.instrument) : messages.cashIn(own.currency ?? ''),
            names.account(own.account),
            explanationOf(own),
          ],
          figures: [own.stated, own.ledger, own.difference].map((text) => figure(own, text)),
        }))}
      />
    </>
  );
}
