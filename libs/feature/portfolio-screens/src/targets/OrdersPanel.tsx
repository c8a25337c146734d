import { saveFile } from '@finance-analyst/charts';
import { Button, Panel, type PanelState, ScrollRegion, VisuallyHidden } from '@finance-analyst/components';
import { Figure } from '@finance-analyst/figures';
import { useMemo, type ReactElement } from 'react';
import { csvFile } from '../file/csvFile.js';
import { messages as screenMessages } from '../messages.js';
import { messages } from './messages.js';
import { ordersTable } from './ordersTable.js';
import { planOrders } from './planOrders.js';
import styles from './Targets.module.css';
import type { TargetsGiven } from './TargetsView.js';
import { usualRules } from './usualRules.js';

/** The fewest orders that bring weights back within their bands, and what they do not reach. */
export function OrdersPanel({ title, rows, holdings, body }: TargetsGiven): ReactElement {
  const { currency, rebalancing = usualRules } = body;
  const plan = useMemo(() => planOrders(rows, holdings, rebalancing), [rows, holdings, rebalancing]);
  const hasTargets = body.targets.length > 0;
  const orders = plan.ok && hasTargets ? plan.value.orders : [];
  const unreached = plan.ok && hasTargets ? plan.value.unreached : [];
  const nameOf = (id: string | null): string =>
    id === null ? messages.cash : (rows.find((row) => row.id === id)?.name ?? id);
  const state = ((): PanelState => {
    if (!hasTargets)
      return { kind: 'empty', title: messages.noTargets, message: messages.noTargetsExplained };
    if (!plan.ok) return { kind: 'empty', title: messages.notPlanned, message: plan.reason };
    return orders.length === 0 && unreached.length === 0
      ? { kind: 'empty', title: messages.noOrders, message: messages.noOrdersExplained }
      : { kind: 'ready' };
  })();
  return (
    <Panel
      title={messages.orders}
      minHeight="10rem"
      state={state}
      actions={
        orders.length > 0 && (
          <Button
            icon="download"
            onPress={() => {
              saveFile(csvFile([title.slice(0, 40), messages.fileName], ordersTable(orders, currency)));
            }}
          >
            {messages.exportCsv}
          </Button>
        )
      }
    >
      {orders.length > 0 && (
        <ScrollRegion label={screenMessages.tableOf(messages.orders)}>
          <table className={styles['table']}>
            <caption>
              <VisuallyHidden>{messages.orders}</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <th scope="col">{messages.instrument}</th>
                <th scope="col">{messages.side}</th>
                <th scope="col">{messages.quantity}</th>
                <th scope="col">{messages.price}</th>
                <th scope="col">{messages.amount}</th>
              </tr>
            </thead>
            <tbody>
              {orders.map(({ instrument, side, quantity, amount }) => (
                <tr key={instrument}>
                  <th scope="row">
                    <span className={styles['name']}>{nameOf(instrument)}</span>
                  </th>
                  <td>{messages.sides[side]}</td>
                  <td>
                    <Figure
                      kind="number"
                      precision={Number.isInteger(quantity) ? 0 : 4}
                      value={quantity}
                      label={messages.quantity}
                    />
                  </td>
                  <td>
                    <Figure
                      kind="per-share"
                      currency={currency}
                      unit="hidden"
                      value={amount / quantity}
                      label={messages.price}
                    />
                  </td>
                  <td>
                    <Figure
                      kind="amount"
                      precision={2}
                      unit="hidden"
                      value={amount}
                      label={messages.amount}
                    />
                  </td>
                </tr>
              ))}
              <tr>
                <th scope="row" colSpan={4}>
                  {messages.cashAfter}
                </th>
                <td>
                  <Figure
                    kind="amount"
                    precision={2}
                    unit="hidden"
                    value={plan.ok ? plan.value.cash : plan}
                    label={messages.cashAfter}
                  />
                </td>
              </tr>
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {unreached.length > 0 && (
        <div className={styles['note']}>
          <p>{messages.unreached}</p>
          <ul>
            {unreached.map(({ instrument, reason }) => (
              <li key={instrument ?? ''}>{messages.unreachedOf(nameOf(instrument), reason)}</li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles['note']}>{messages.estimates}</p>
    </Panel>
  );
}
