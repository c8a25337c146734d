import { Button } from '@finance-analyst/components';
import type { PortfolioAccount } from '@finance-analyst/documents';
import { Delta, Figure, useFigureFormat } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import styles from './Holdings.module.css';
import { holdingPeriod } from './holdingPeriod.js';
import { lotFigures } from './lotFigures.js';
import type { HoldingRow } from './HoldingRow.js';
import { quantityPlaces } from './quantityPlaces.js';

/** The open lots of a holding, oldest first, each in the currency of its cost. */
export function LotRows({
  row,
  accounts,
  today,
  onTrySale,
}: {
  readonly row: HoldingRow;
  /** Null while lots are not known. */
  readonly accounts: readonly PortfolioAccount[] | null;
  /** ISO date. */
  readonly today: string;
  /** Tries out a sale; without it none is offered. */
  readonly onTrySale?: ((row: HoldingRow) => void) | undefined;
}): ReactElement {
  const { formatDate } = useFigureFormat();
  if (accounts === null)
    return (
      <tr className={styles['lots']}>
        <td colSpan={11}>{messages.lotsLater}</td>
      </tr>
    );
  const accountOf = (account: string): PortfolioAccount | undefined =>
    accounts.find(({ id }) => id === account);
  const lots = row.holdings.flatMap((holding) =>
    holding.lots.map((lot) => {
      const account = accountOf(holding.account);
      const currency = account?.currency ?? holding.costCurrency;
      return { holding, lot, account, currency, figures: lotFigures(lot, holding, currency) };
    }),
  );
  const hasRates = lots.some(({ figures }) => figures.rate !== null);
  return (
    <tr className={styles['lots']}>
      <td colSpan={11}>
        <table aria-label={messages.lotsOf(row.name)}>
          <thead>
            <tr>
              <th scope="col">{messages.acquired}</th>
              <th scope="col">{messages.account}</th>
              <th scope="col">{messages.quantity}</th>
              <th scope="col">{messages.costPerUnit}</th>
              <th scope="col">{messages.cost}</th>
              {hasRates && <th scope="col">{messages.rate}</th>}
              <th scope="col">{messages.value}</th>
              <th scope="col">{messages.gain}</th>
              <th scope="col">{messages.held}</th>
            </tr>
          </thead>
          <tbody>
            {lots.map(({ holding, lot, account, currency, figures }) => {
              const amount = { kind: 'amount', precision: 2, currency: holding.costCurrency } as const;
              const { quantity, costPerUnit, cost, rate, value, gain } = figures;
              const period = holdingPeriod(lot.acquired, today);
              return (
                <tr key={`${holding.account} ${lot.lot}`}>
                  <th scope="row">
                    {formatDate(lot.acquired)}
                    {lot.side === 'short' && ` · ${messages.short}`}
                  </th>
                  <td>{account?.name ?? holding.account}</td>
                  <td>
                    <Figure
                      kind="number"
                      precision={quantityPlaces(quantity)}
                      value={quantity}
                      label={messages.quantity}
                    />
                  </td>
                  <td>
                    <Figure
                      kind="per-share"
                      currency={holding.costCurrency}
                      value={costPerUnit}
                      label={messages.costPerUnit}
                    />
                  </td>
                  <td>
                    <Figure {...amount} value={cost} label={messages.cost} />
                  </td>
                  {hasRates && (
                    <td>
                      {rate === null ? (
                        ''
                      ) : (
                        <>
                          <Figure kind="number" precision={4} value={rate} label={messages.rate} />{' '}
                          <span className={styles['symbol']}>
                            {messages.ratePair(holding.costCurrency, currency)}
                          </span>
                        </>
                      )}
                    </td>
                  )}
                  <td>
                    <Figure {...amount} value={value} label={messages.value} />
                  </td>
                  <td>
                    <Delta {...amount} value={gain} label={messages.gain} />
                  </td>
                  <td>
                    {period.years + period.months === 0
                      ? messages.heldDays(period.days)
                      : messages.heldMonths(period.years, period.months)}
                    {', '}
                    {lot.side === 'long' && period.isLongTerm ? messages.longTerm : messages.shortTerm}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        {onTrySale && lots.some(({ lot }) => lot.side === 'long') && (
          <Button
            variant="link"
            aria-label={messages.trySaleOf(row.name)}
            aria-haspopup="dialog"
            onPress={() => {
              onTrySale(row);
            }}
          >
            {messages.trySale}
          </Button>
        )}
      </td>
    </tr>
  );
}
