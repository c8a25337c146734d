import { Select } from '@finance-analyst/components';
import type { PortfolioBody } from '@finance-analyst/documents';
import { Figure, useFigureFormat } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import { messages } from './messages.js';
import { orderPlaces, placesOf, type OrderNames } from './ordersTable.js';
import type { FundingStep, OrderTicket } from './OrderTicket.js';
import type { OrderTickets } from './orderTickets.js';
import { type PanelColumn, PanelTable } from './PanelTable.js';
import { RowName } from './RowName.js';
import styles from './Targets.module.css';

const columns: readonly PanelColumn[] = [
  { title: messages.instrument },
  { title: messages.side, kind: 'text' },
  { title: messages.quantity },
  { title: messages.amount },
  { title: messages.account, kind: 'text' },
];

type OrdersTableProps = OrderTickets &
  OrderNames & {
    readonly accounts: PortfolioBody['accounts'];
    /** Of the portfolio. */
    readonly currency: string;
    /** After the orders. */
    readonly cash: number;
    /** Chooses the account of a purchase. */
    readonly onAccount: (instrument: string, account: string) => void;
  };

/** Conversions and transfers before the orders that need them, each order in the currency and account in which it is traded, and the cash after them. */
export function OrdersTable(props: OrdersTableProps): ReactElement {
  const { tickets, funding, cash } = props;
  const sales = tickets.filter(({ side }) => side === 'sell');
  const purchases = tickets.filter(({ side }) => side === 'buy');
  return (
    <PanelTable title={messages.orders} columns={columns}>
      {sales.map((ticket) => (
        <TicketRow key={`${ticket.id} ${ticket.account}`} ticket={ticket} {...props} />
      ))}
      {funding.map((step, at) => (
        <FundingRow key={at} step={step} {...props} />
      ))}
      {purchases.map((ticket) => (
        <TicketRow key={ticket.id} ticket={ticket} {...props} />
      ))}
      <tr>
        <th scope="row" colSpan={3}>
          {messages.cashAfter}
        </th>
        <td>
          <Amount amount={cash} currency={props.currency} portfolio={props.currency} value={cash} />
        </td>
        <td />
      </tr>
    </PanelTable>
  );
}

function TicketRow({
  ticket: { id, side, reason, account, quantity, price, currency, amount, value },
  instrumentName,
  accountName,
  accounts,
  currency: portfolio,
  onAccount,
}: OrdersTableProps & { readonly ticket: OrderTicket }): ReactElement {
  const { format } = useFigureFormat();
  const name = instrumentName(id);
  return (
    <tr>
      <RowName name={name} symbol={name === id ? null : id} />
      <td className={styles['text']}>
        {messages.sides[side]}
        <span className={styles['symbol']}>{messages.reasons[reason]}</span>
      </td>
      <td>
        <Figure kind="number" precision={orderPlaces(quantity)} value={quantity} label={messages.quantity} />
        <span className={styles['symbol']}>
          {messages.atPrice(format(price, { kind: 'per-share', currency, unit: 'hidden' }), currency)}
        </span>
      </td>
      <td>
        <Amount amount={amount} currency={currency} portfolio={portfolio} value={value} />
      </td>
      <td className={styles['text']}>
        {side === 'buy' && accounts.length > 1 ? (
          <div className={styles['account']}>
            <Select
              label={messages.accountOf(name)}
              isLabelHidden
              value={account}
              options={accounts.map((each) => ({ value: each.id, label: each.name }))}
              onChange={(next) => {
                onAccount(id, next);
              }}
            />
          </div>
        ) : (
          <span className={styles['account']}>{accountName(account)}</span>
        )}
      </td>
    </tr>
  );
}

function FundingRow({
  step: { kind, account, toAccount, from, to, value },
  accountName,
  currency: portfolio,
}: OrdersTableProps & { readonly step: FundingStep }): ReactElement {
  const { format } = useFigureFormat();
  const isConverted = kind === 'convert';
  return (
    <tr>
      <th scope="row">
        <span className={styles['name']}>
          {isConverted ? messages.converts(from.currency, to.currency) : messages.transferOf(from.currency)}
        </span>
        {isConverted && (
          <span className={styles['symbol']}>
            {messages.convertedFrom(
              format(from.amount, { kind: 'amount', precision: placesOf(from.currency), unit: 'hidden' }),
              from.currency,
            )}
          </span>
        )}
      </th>
      <td className={styles['text']}>{isConverted ? messages.convert : messages.transfer}</td>
      <td />
      <td>
        <Amount amount={to.amount} currency={to.currency} portfolio={portfolio} value={value} />
      </td>
      <td className={styles['text']}>
        <span className={styles['account']}>{accountName(account)}</span>
        {account !== toAccount && (
          <span className={styles['symbol']}>{messages.transferredTo(accountName(toAccount))}</span>
        )}
      </td>
    </tr>
  );
}

/** An amount with its currency, and beside it the same in the currency of the portfolio if that is another. */
function Amount({
  amount,
  currency,
  portfolio,
  value,
}: {
  readonly amount: number;
  readonly currency: string;
  readonly portfolio: string;
  readonly value: number;
}): ReactElement {
  const { format } = useFigureFormat();
  const text = (figure: number, of: string): string =>
    messages.inAmount(format(figure, { kind: 'amount', precision: placesOf(of), unit: 'hidden' }), of);
  return (
    <>
      {text(amount, currency)}
      {currency !== portfolio && <span className={styles['symbol']}>{text(value, portfolio)}</span>}
    </>
  );
}
