import { IconButton, Menu } from '@finance-analyst/components';
import { Delta, Figure, type FigureResult } from '@finance-analyst/figures';
import { sessionOf, sourceName } from '@finance-analyst/market';
import { workbenchPath } from '@finance-analyst/navigation';
import type { DocumentRow } from '@finance-analyst/workspace';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../messages.js';
import { priceOf, upsideOf, type Prices } from '../quotes/Prices.js';
import styles from './RecentModelsTable.module.css';

export interface RecentModelRowProps {
  readonly row: DocumentRow;
  readonly value: FigureResult;
  readonly prices: Prices;
  /** When it was saved, as a person says it. */
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
  prices,
  savedAt,
  onExport,
  onRemove,
}: RecentModelRowProps): ReactElement {
  const symbol = row.symbol ?? '';
  const currency = row.currency ?? '';
  const quote = prices.quotes.get(symbol);
  return (
    <tr>
      <th scope="row">
        <Link to={workbenchPath(symbol, row.id)} className={styles['name']}>
          {row.title}
        </Link>
        <span className={styles['detail']}>
          {symbol} · {currency} · {messages.saved(savedAt)}
        </span>
      </th>
      <td>
        <Figure
          value={value}
          kind="per-share"
          currency={currency}
          unit="hidden"
          emphasis="strong"
          label={messages.value}
        />
      </td>
      <td className={styles['price']}>
        <Figure
          value={priceOf(prices, symbol)}
          kind="per-share"
          currency={quote?.currency ?? currency}
          unit="hidden"
          label={messages.price}
          {...(quote && {
            provenance: {
              label: sourceName(quote.source),
              asOf: sessionOf(quote),
              sample: quote.source === 'sample',
            },
          })}
        />
      </td>
      <td>
        <Delta value={upsideOf(prices, { symbol, currency, value })} kind="rate" label={messages.upside} />
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
