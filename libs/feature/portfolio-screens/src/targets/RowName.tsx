import type { ReactElement } from 'react';
import styles from './Targets.module.css';

/** The heading of a row: a name, with its symbol if that is another. */
export const RowName = ({
  name,
  symbol,
}: {
  readonly name: string;
  readonly symbol: string | null;
}): ReactElement => (
  <th scope="row">
    <span className={styles['name']}>{name}</span>
    {symbol !== null && <span className={styles['symbol']}>{symbol}</span>}
  </th>
);
