import { Icon, VisuallyHidden } from '@finance-analyst/components';
import { sourceName } from '@finance-analyst/market';
import { Delta, Figure, useFigureFormat } from '@finance-analyst/figures';
import type { ReactElement, ReactNode } from 'react';
import { messages } from '../messages.js';
import styles from './Holdings.module.css';
import { filedSource } from './filedSource.js';
import type { HoldingRow } from './HoldingRow.js';
import { quantityPlaces } from './quantityPlaces.js';
import { rowPrice } from './rowPrice.js';

/** One holding. Its amounts are in the currency of the portfolio, its price in its own. */
export function HoldingTableRow({
  row,
  day,
  isOpen,
  onToggle,
  more,
}: {
  readonly row: HoldingRow;
  /** ISO date of the newest price of all rows: the move of another day says of which. */
  readonly day: string | null;
  readonly isOpen: boolean;
  /** Opens or closes its lots; null in a table without lots and the parts of gains. */
  readonly onToggle: (() => void) | null;
  /** Cells of further columns. */
  readonly more?: ReactNode;
}): ReactElement {
  const { formatDate } = useFigureFormat();
  const found = rowPrice(row.holdings);
  const price = found.ok ? found.value : null;
  const filed = filedSource(row.holdings);
  const amount = { kind: 'amount', precision: 2, unit: 'hidden' } as const;
  const mark = filed && <span className={styles['detail']}>{filed.label}</span>;
  const name = (
    <span className={styles['words']}>
      <span className={styles['title']}>{row.name}</span>
      {row.symbol !== null && <span className={styles['symbol']}>{row.symbol}</span>}
    </span>
  );
  return (
    <tr>
      <th scope="row">
        {onToggle ? (
          <button type="button" className={styles['name']} aria-expanded={isOpen} onClick={onToggle}>
            <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
            {name}
            <VisuallyHidden>{messages.lots}</VisuallyHidden>
          </button>
        ) : (
          name
        )}
      </th>
      <td data-label={messages.value}>
        <Figure {...amount} value={row.value} label={messages.value} emphasis="strong" />
      </td>
      <td data-label={messages.weight}>
        <Figure kind="rate" value={row.weight} label={messages.weight} />
      </td>
      <td data-label={messages.gain}>
        <Delta {...amount} value={row.gain} label={messages.gain} provenance={filed} />
        {row.gain.ok && mark}
      </td>
      <td data-label={messages.gainOnCost}>
        <Delta kind="rate" value={row.gainRate} label={messages.gainOnCost} provenance={filed} />
        {row.gainRate.ok && mark}
      </td>
      <td data-label={messages.dayGain}>
        <Delta {...amount} value={row.dayGain} label={messages.dayGain} />
        {row.dayGain.ok && price && price.asOf.slice(0, 10) !== day && (
          <span className={styles['detail']}>{formatDate(price.asOf)}</span>
        )}
      </td>
      <td data-label={messages.quantity}>
        <Figure
          kind="number"
          precision={quantityPlaces(row.quantity)}
          value={row.quantity}
          label={messages.quantity}
        />
      </td>
      <td data-label={messages.price}>
        {price ? (
          <Figure
            kind="per-share"
            currency={price.currency}
            value={price.price}
            label={messages.price}
            provenance={
              filed ?? {
                label: sourceName(price.source ?? ''),
                asOf: price.asOf,
                sample: price.source === 'sample',
              }
            }
          />
        ) : (
          <Figure
            kind="per-share"
            value={found.ok ? { ok: false, reason: messages.noPrice } : found}
            label={messages.price}
          />
        )}
        {price && (
          <span className={styles['detail']}>
            {filed ? messages.filedOn(filed.label, formatDate(price.asOf)) : formatDate(price.asOf)}
          </span>
        )}
      </td>
      <td data-label={messages.cost}>
        <Figure {...amount} value={row.cost} label={messages.cost} />
      </td>
      {onToggle && (
        <>
          <td data-label={messages.priceGain}>
            <Delta {...amount} value={row.priceGain} label={messages.priceGain} provenance={filed} />
            {row.priceGain.ok && mark}
          </td>
          <td data-label={messages.currencyGain}>
            <Delta {...amount} value={row.currencyGain} label={messages.currencyGain} />
          </td>
        </>
      )}
      {more}
    </tr>
  );
}
