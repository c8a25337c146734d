import { Disclosure } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import { messages } from './messages.js';
import { orderPlaces, type OrderNames } from './ordersTable.js';
import type { TaxOfOrders } from './salesTax.js';
import styles from './Targets.module.css';

/** What the sales cost in tax, which lots that assumes, and what is not in it. */
export function SalesTaxNote({
  of: { sold, tax, unknown },
  currency,
  instrumentName,
  accountName,
}: OrderNames & {
  readonly of: TaxOfOrders;
  /** Of the portfolio. */
  readonly currency: string;
}): ReactElement {
  const { format, formatDate } = useFigureFormat();
  const amount = (value: number): string => format(value, { kind: 'amount', currency, precision: 2 });
  const gainOf = (value: number, isLongTerm: boolean): string =>
    messages.gainOrLoss(amount(Math.abs(value)), value < 0, isLongTerm);
  return (
    <>
      {sold.length > 0 && (
        <>
          <p className={styles['note']}>
            {messages.taxOfSales(
              amount(tax.tax),
              gainOf(tax.shortTermGain, false),
              gainOf(tax.longTermGain, true),
            )}
            {tax.unusedLoss > 0 && ` ${messages.netLoss(amount(tax.unusedLoss))}`}
          </p>
          <Disclosure title={messages.lotsToSell(sold.length)}>
            <ul className={styles['lots']}>
              {sold.map(({ id, lot, quantity, gain }) => (
                <li key={`${id} ${lot.lot}`}>
                  {messages.lotToSell({
                    name: instrumentName(id),
                    quantity: format(quantity, { kind: 'number', precision: orderPlaces(quantity) }),
                    acquired: formatDate(lot.acquired),
                    account: accountName(lot.account),
                    gain: gainOf(gain, lot.isLongTerm),
                  })}
                </li>
              ))}
            </ul>
            <p className={styles['note']}>{messages.nameLots}</p>
          </Disclosure>
        </>
      )}
      {unknown.map(({ id, reason }) => (
        <p key={id} className={styles['note']}>
          {messages.taxUnknown(instrumentName(id), reason)}
        </p>
      ))}
    </>
  );
}
