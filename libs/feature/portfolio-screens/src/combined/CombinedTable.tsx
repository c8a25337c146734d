import { ScrollRegion } from '@finance-analyst/components';
import { Delta, Figure, useFigureFormat } from '@finance-analyst/figures';
import { sourceName } from '@finance-analyst/market';
import { portfolioPath } from '@finance-analyst/navigation';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import styles from '../holdings/Holdings.module.css';
import { quantityPlaces } from '../holdings/quantityPlaces.js';
import { rowPrice } from '../holdings/rowPrice.js';
import { messages as screenMessages } from '../messages.js';
import type { CombinedGroup, CombinedRow } from './combinedGroups.js';
import { messages } from './messages.js';

const amount = { kind: 'amount', precision: 2, unit: 'hidden' } as const;

/** The holdings of several portfolios in their groups, each with links to where it is edited. */
export const CombinedTable = ({ groups }: { readonly groups: readonly CombinedGroup[] }): ReactElement => (
  <ScrollRegion label={messages.table}>
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{screenMessages.name}</th>
          <th scope="col">{screenMessages.value}</th>
          <th scope="col">{screenMessages.weight}</th>
          <th scope="col">{screenMessages.gain}</th>
          <th scope="col">{screenMessages.dayGain}</th>
          <th scope="col">{screenMessages.quantity}</th>
          <th scope="col">{screenMessages.price}</th>
          <th scope="col">{screenMessages.cost}</th>
          <th scope="col">{messages.portfolio}</th>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.id}>
          {group.title !== null && (
            <tr className={styles['group']}>
              <th scope="rowgroup">
                {group.portfolio ? (
                  <Link to={portfolioPath(group.portfolio.id)}>{group.title}</Link>
                ) : (
                  <span>{group.title}</span>
                )}
              </th>
              <td>
                <Figure {...amount} value={group.value} label={group.title} />
              </td>
              <td>
                <Figure kind="rate" value={group.weight} label={screenMessages.weight} />
              </td>
              <td colSpan={6} />
            </tr>
          )}
          {group.rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      ))}
    </table>
  </ScrollRegion>
);

function Row({ row }: { readonly row: CombinedRow }): ReactElement {
  const { formatDate } = useFigureFormat();
  const price = rowPrice(row.holdings);
  return (
    <tr>
      <th scope="row">
        <span className={styles['words']}>
          <span className={styles['title']}>{row.name}</span>
          {row.symbol !== null && <span className={styles['symbol']}>{row.symbol}</span>}
        </span>
      </th>
      <td>
        <Figure {...amount} value={row.value} label={screenMessages.value} emphasis="strong" />
      </td>
      <td>
        <Figure kind="rate" value={row.weight} label={screenMessages.weight} />
      </td>
      <td>
        <Delta {...amount} value={row.gain} label={screenMessages.gain} />
      </td>
      <td>
        <Delta {...amount} value={row.dayGain} label={screenMessages.dayGain} />
      </td>
      <td>
        <Figure
          kind="number"
          precision={quantityPlaces(row.quantity)}
          value={row.quantity}
          label={screenMessages.quantity}
        />
      </td>
      <td>
        {price.ok ? (
          <>
            <Figure
              kind="per-share"
              currency={price.value.currency}
              value={price.value.price}
              label={screenMessages.price}
              provenance={{
                label: price.value.filed
                  ? screenMessages.filedAs[price.value.filed]
                  : sourceName(price.value.source ?? ''),
                asOf: price.value.asOf,
                sample: price.value.source === 'sample',
              }}
            />
            <span className={styles['detail']}>{formatDate(price.value.asOf)}</span>
          </>
        ) : (
          <Figure kind="per-share" value={price} label={screenMessages.price} />
        )}
      </td>
      <td>
        <Figure {...amount} value={row.cost} label={screenMessages.cost} />
      </td>
      <td>
        {row.portfolios.map(({ id, title }, at) => (
          <span key={id}>
            {at > 0 && ', '}
            <Link to={portfolioPath(id)}>{title}</Link>
          </span>
        ))}
      </td>
    </tr>
  );
}
