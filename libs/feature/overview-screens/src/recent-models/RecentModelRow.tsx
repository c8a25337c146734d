import { writeSymbol } from '@finance-analyst/documents';
import { classNames, IconButton, Menu } from '@finance-analyst/components';
import { Delta, Figure, useFigureFormat } from '@finance-analyst/figures';
import { sessionOf, sourceName } from '@finance-analyst/market';
import { workbenchPath } from '@finance-analyst/navigation';
import type { DocumentRow } from '@finance-analyst/workspace';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../messages.js';
import { lastPriceOf, priceOf, upsideOf, type Prices } from '../quotes/Prices.js';
import styles from './RecentModelsTable.module.css';
import type { ModelValue } from './ModelValue.js';

export interface RecentModelRowProps extends ModelValue {
  readonly row: DocumentRow;
  readonly prices: Prices;
  /** When it was saved, in words. */
  readonly savedAt: string;
  readonly onExport: () => void;
  readonly onRemove: () => void;
}

const menuEntries = [
  { id: 'export', label: messages.exportFile, icon: 'download' },
  { id: 'separator', kind: 'separator' },
  { id: 'remove', label: messages.remove, icon: 'trash', tone: 'danger' },
] as const;

export function RecentModelRow({
  row,
  value,
  pastDay,
  statementsSource,
  ownPrice,
  prices,
  savedAt,
  onExport,
  onRemove,
}: RecentModelRowProps): ReactElement {
  const [instrument] = row.instruments;
  const symbol = instrument ? writeSymbol(instrument) : '';
  const currency = row.currency ?? '';
  const { formatDate } = useFigureFormat();
  const priced = { symbol, own: ownPrice };
  const price = lastPriceOf(prices, priced);
  const priceDay = price && formatDate(sessionOf(price));
  const knownOn = pastDay && formatDate(pastDay);
  // A past value against today's price would mix two dates; the model itself has that date's price.
  const upside = knownOn
    ? ({ ok: false, reason: messages.pastValue(knownOn) } as const)
    : upsideOf(prices, { ...priced, currency, value });
  return (
    <tr>
      <th scope="row">
        <Link to={workbenchPath(symbol, row.id)} className={styles['name']}>
          {row.title}
        </Link>
        <span className={styles['detail']}>
          {symbol} · {currency} · {messages.saved(savedAt)}
        </span>
        {knownOn && <span className={styles['detail']}>{messages.knownOn(knownOn)}</span>}
      </th>
      <td data-label={messages.value}>
        <Figure
          value={value}
          kind="per-share"
          currency={currency}
          unit="hidden"
          emphasis="strong"
          label={messages.value}
          {...(statementsSource !== null && {
            provenance: {
              label: messages.valueSource(sourceName(statementsSource)),
              sample: statementsSource === 'sample',
            },
          })}
        />
      </td>
      <td data-label={priceDay ? messages.priceLabel(priceDay) : messages.price}>
        <Figure
          value={priceOf(prices, priced)}
          kind="per-share"
          currency={price?.currency ?? currency}
          unit="hidden"
          label={messages.price}
          {...(price && {
            provenance: {
              label: sourceName(price.source),
              asOf: sessionOf(price),
              sample: price.source === 'sample',
            },
          })}
        />
        {priceDay && <span className={classNames(styles['detail'], styles['day'])}>{priceDay}</span>}
      </td>
      <td data-label={messages.upside}>
        <Delta value={upside} kind="rate" label={messages.upside} />
      </td>
      <td className={styles['actions']}>
        <Menu
          label={messages.actionsOf(row.title)}
          placement="bottom end"
          trigger={<IconButton icon="more" label={messages.actionsOf(row.title)} />}
          items={menuEntries}
          onAction={(id) => {
            if (id === 'export') onExport();
            if (id === 'remove') onRemove();
          }}
        />
      </td>
    </tr>
  );
}
