import { Notice } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import type { ImportPlan } from '../plan/ImportPlan.js';
import { ChangeTable } from './ChangeTable.js';
import type { PlanNames } from './planNames.js';
import { useAmounts } from './useAmounts.js';

export interface EnteredPricesProps {
  readonly plan: Pick<ImportPlan, 'valuations' | 'refusedValuations'>;
  readonly names: PlanNames;
}

/** The prices that were entered for instruments without market prices. */
export function EnteredPrices({
  plan: { valuations, refusedValuations },
  names,
}: EnteredPricesProps): ReactElement {
  const { formatDate } = useFigureFormat();
  const amounts = useAmounts();
  const [refused] = refusedValuations;
  return (
    <>
      {refused && (
        <Notice
          tone="warning"
          title={`${messages.pricesRefused(refusedValuations.length, amounts.count(refusedValuations.length))}.`}
        >
          {amounts.reason(refused.reason)}
        </Notice>
      )}
      {valuations.length > 0 && (
        <ChangeTable
          title={messages.prices}
          headings={[messages.instrument, messages.accountColumn, messages.day, messages.price]}
          rows={valuations.map(({ id, account, instrument, date, price = '', currency = '' }) => ({
            id,
            words: [instrument ? names.instrument(instrument) : '', names.account(account), formatDate(date)],
            figures: [`${amounts.price(price, currency)} ${currency}`],
          }))}
        />
      )}
    </>
  );
}
