import { Panel, ScrollRegion, VisuallyHidden } from '@finance-analyst/components';
import { writeSymbol } from '@finance-analyst/documents';
import { Figure, useFigureFormat } from '@finance-analyst/figures';
import type { ExpectedPayment } from '@finance-analyst/portfolio';
import { useMemo, type ReactElement } from 'react';
import { messages as screenMessages } from '../messages.js';
import styles from '../targets/Targets.module.css';
import { figureOr } from './figureOr.js';
import type { IncomeGiven } from './IncomeView.js';
import { messages } from './messages.js';
import { monthLabel } from './monthLabel.js';
import { payingHoldings } from './payingHoldings.js';

/** The expected payments of each holding by month, with its yields. */
export function IncomeTable({ body, calendar }: IncomeGiven): ReactElement {
  const { formatDate, locale } = useFigureFormat();
  const { months } = calendar;
  const payments = useMemo(() => byInstrument(calendar.payments), [calendar.payments]);
  const names = new Map(body.instruments.map(({ id, name }) => [id, name]));
  const rows = payingHoldings(calendar).map((holding) => {
    const id = writeSymbol(holding.instrument);
    return { ...holding, id, name: names.get(id) ?? id, own: payments.get(id) ?? [] };
  });
  const amount = { kind: 'amount', precision: 2, unit: 'hidden' } as const;
  return (
    <Panel title={messages.byHolding} note={screenMessages.inCurrency(body.currency)}>
      <ScrollRegion label={screenMessages.tableOf(messages.byHolding)}>
        <table className={styles['table']}>
          <caption>
            <VisuallyHidden>{messages.byHolding}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{messages.name}</th>
              <th scope="col">{messages.expected}</th>
              <th scope="col">{messages.yieldOnValue}</th>
              <th scope="col">{messages.yieldOnCost}</th>
              <th scope="col">{messages.next}</th>
              {months.map((month) => (
                <th key={month.first} scope="col" className={styles['period']}>
                  {monthLabel(month, locale, 'days')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, own, amount: expected, yieldOnValue, yieldOnCost }) => (
              <tr key={id}>
                <th scope="row">
                  <span className={styles['name']}>{name}</span>
                  {name !== id && <span className={styles['symbol']}>{id}</span>}
                </th>
                <td>
                  <Figure {...amount} value={expected} label={messages.expected} emphasis="strong" />
                </td>
                <td>
                  <Figure
                    kind="rate"
                    precision={2}
                    label={messages.yieldOnValue}
                    value={figureOr(yieldOnValue, messages.noValue)}
                  />
                </td>
                <td>
                  <Figure
                    kind="rate"
                    precision={2}
                    label={messages.yieldOnCost}
                    value={figureOr(yieldOnCost, messages.noCost)}
                  />
                </td>
                <td>
                  {own[0] && formatDate(own[0].date)}
                  {own[0] && (
                    <span className={styles['symbol']}>
                      {own[0].isDeclared ? messages.known : messages.estimate}
                    </span>
                  )}
                </td>
                {months.map((month) => {
                  const inMonth = own.filter(({ date }) => date >= month.first && date <= month.last);
                  return (
                    <td key={month.first}>
                      {inMonth.length > 0 && (
                        <Figure
                          {...amount}
                          label={monthLabel(month, locale, 'days')}
                          value={inMonth.reduce((sum, { amount: paid }) => sum + paid, 0)}
                        />
                      )}
                      {inMonth.some(({ isDeclared }) => isDeclared) && (
                        <span className={styles['symbol']}>{messages.known}</span>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Panel>
  );
}

function byInstrument(payments: readonly ExpectedPayment[]): ReadonlyMap<string, readonly ExpectedPayment[]> {
  const groups = new Map<string, ExpectedPayment[]>();
  for (const payment of payments) {
    const id = writeSymbol(payment.instrument);
    const own = groups.get(id);
    if (own) own.push(payment);
    else groups.set(id, [payment]);
  }
  return groups;
}
