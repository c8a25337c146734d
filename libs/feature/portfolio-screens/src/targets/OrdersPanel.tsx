import { localDay } from '@finance-analyst/portfolios';
import { saveFile } from '@finance-analyst/charts';
import { Button, Panel, type PanelState } from '@finance-analyst/components';
import { obstacleOfPanel, useExportSource } from '@finance-analyst/contributions';
import { useFigureFormat } from '@finance-analyst/figures';
import { useCallback, useMemo, useState, type ReactElement } from 'react';
import { csvFile } from '../file/csvFile.js';
import { messages as shownMessages } from '../shown/messages.js';
import { messages } from './messages.js';
import { OrdersTable } from './OrdersTable.js';
import { ordersTable } from './ordersTable.js';
import { orderTickets } from './orderTickets.js';
import { planOrders } from './planOrders.js';
import { salesTax } from './salesTax.js';
import { SalesTaxNote } from './SalesTaxNote.js';
import styles from './Targets.module.css';
import { taxedLots } from './taxedLots.js';
import { bothTaxRates, missingTaxRate } from './taxTerms.js';
import type { TargetsGiven } from './TargetsView.js';
import { UnreachedTargets } from './UnreachedTargets.js';
import { usualRules } from './usualRules.js';

/** The fewest orders that bring weights back within their bands, where to trade them, and what they do not reach. */
export function OrdersPanel({ title, rows, holdings, body, market, clock }: TargetsGiven): ReactElement {
  const { currency, accounts, rebalancing = usualRules } = body;
  const { format } = useFigureFormat();
  const taxRates = useMemo(() => bothTaxRates(body.taxRates), [body.taxRates]);
  const missingRate = missingTaxRate(body.taxRates);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const { rateOf, rateOn } = market.market;
  const today = localDay(clock());
  const lotsOf = useCallback(
    (id: string) => taxedLots(holdings, id, rateOn, today),
    [holdings, rateOn, today],
  );
  const plan = useMemo(
    () => planOrders(rows, holdings, rebalancing, taxRates ? { rates: taxRates, lotsOf } : null),
    [rows, holdings, rebalancing, taxRates, lotsOf],
  );
  const hasTargets = body.targets.length > 0;
  const orders = useMemo(() => (plan.ok && hasTargets ? plan.value.orders : []), [plan, hasTargets]);
  const tickets = useMemo(
    () => orderTickets({ orders, rows, holdings, accounts, rateOf, chosen, lotsOf }),
    [orders, rows, holdings, accounts, rateOf, chosen, lotsOf],
  );
  const tax = useMemo(
    () => (taxRates ? salesTax(orders, lotsOf, taxRates) : null),
    [orders, lotsOf, taxRates],
  );
  const unreached = plan.ok && hasTargets ? plan.value.unreached : [];
  const names = {
    instrumentName: (id: string): string => rows.find((row) => row.id === id)?.name ?? id,
    accountName: (id: string): string => accounts.find((account) => account.id === id)?.name ?? id,
  };
  const state = ((): PanelState => {
    if (!hasTargets)
      return { kind: 'empty', title: messages.noTargets, message: messages.noTargetsExplained };
    if (!plan.ok) return { kind: 'empty', title: messages.notPlanned, message: plan.reason };
    return orders.length === 0 && unreached.length === 0
      ? { kind: 'empty', title: messages.noOrders, message: messages.noOrdersExplained }
      : { kind: 'ready' };
  })();
  const exportOrders = useExportSource(
    {
      title: shownMessages.orders,
      scope: shownMessages.ordersOf(tickets.tickets.length, title),
      isSample: market.shown?.sample === true,
      obstacle:
        orders.length > 0
          ? null
          : (obstacleOfPanel(state) ?? { kind: 'unavailable', reason: `${messages.noOrders}.` }),
      write: () => ({
        ok: true,
        value: csvFile([title.slice(0, 40), messages.fileName], ordersTable(tickets, currency, names)),
      }),
    },
    saveFile,
  );
  return (
    <Panel
      title={messages.orders}
      minHeight="10rem"
      state={state}
      actions={
        orders.length > 0 && (
          <Button icon="download" onPress={() => void exportOrders()}>
            {messages.exportCsv}
          </Button>
        )
      }
    >
      {orders.length === 0 && <p className={styles['note']}>{messages.noOrders}</p>}
      {plan.ok && orders.length > 0 && (
        <>
          <OrdersTable
            {...tickets}
            {...names}
            accounts={accounts}
            currency={currency}
            cash={plan.value.cash}
            onAccount={(id, account) => {
              setChosen((before) => new Map(before).set(id, account));
            }}
          />
          <p className={styles['note']}>
            {messages.cashTarget(
              format(plan.value.cashTarget, { kind: 'amount', currency, precision: 2 }),
              format(plan.value.cashTarget / holdings.total, { kind: 'rate', precision: 1 }),
            )}
            {plan.value.cashReason !== null && ` ${plan.value.cashReason}`}
          </p>
        </>
      )}
      {missingRate !== null && orders.some(({ side }) => side === 'sell') && (
        <p className={styles['note']} role="status">
          {messages.taxNeeds(missingRate)}
        </p>
      )}
      {tax && <SalesTaxNote of={tax} currency={currency} {...names} />}
      <UnreachedTargets
        unreached={unreached}
        isWhole={!rebalancing.hasFractions}
        nameOf={(id) => (id === null ? messages.cash : names.instrumentName(id))}
      />
      <p className={styles['note']}>{messages.estimates}</p>
    </Panel>
  );
}
