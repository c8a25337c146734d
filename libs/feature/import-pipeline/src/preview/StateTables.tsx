import { Notice } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import type { StateChanges } from '../plan/ImportPlan.js';
import { ChangeTable } from './ChangeTable.js';
import { negativeCash } from './negativeCash.js';
import type { PlanNames } from './planNames.js';
import { useAmounts } from './useAmounts.js';

export interface StateTablesProps {
  readonly changes: StateChanges;
  readonly names: PlanNames;
}

/** Holdings and cash that change, before and after. */
export function StateTables({ changes: { holdings, cash }, names }: StateTablesProps): ReactElement {
  const amounts = useAmounts();
  const overdrawn = negativeCash(cash);
  return (
    <>
      {holdings.length > 0 && (
        <ChangeTable
          title={messages.holdings}
          headings={[messages.instrument, messages.accountColumn, messages.before, messages.after]}
          rows={holdings.map(({ account, instrument, before, after }) => ({
            id: `${account}|${instrument.market ?? ''}|${instrument.symbol}`,
            words: [names.instrument(instrument), names.account(account)],
            figures: [amounts.quantity(before), amounts.quantity(after)],
          }))}
        />
      )}
      {overdrawn.length > 0 && (
        <Notice tone="warning">{messages.cashNegative(overdrawn.map(names.account).join(', '))}</Notice>
      )}
      {cash.length > 0 && (
        <ChangeTable
          title={messages.cash}
          headings={[messages.currency, messages.accountColumn, messages.before, messages.after]}
          rows={cash.map(({ account, currency, before, after }) => ({
            id: `${account}|${currency}`,
            words: [currency, names.account(account)],
            figures: [amounts.money(before, currency), amounts.money(after, currency)],
          }))}
        />
      )}
    </>
  );
}
