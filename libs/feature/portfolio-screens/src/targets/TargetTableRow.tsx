import { Figure } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import type { ReactElement, ReactNode } from 'react';
import { messages } from './messages.js';
import type { TargetRow } from './targetRows.js';
import styles from './Targets.module.css';

/** One instrument with its weight, its target and how far it is from it. */
export function TargetTableRow({
  row: { name, symbol, value, weight, target },
  band,
  children,
}: {
  readonly row: TargetRow;
  readonly band: number;
  /** Its target. */
  readonly children: ReactNode;
}): ReactElement {
  const difference: Result<number> | null =
    target === null ? null : weight.ok ? { ok: true, value: weight.value - target } : weight;
  const isOutside = difference?.ok === true && Math.abs(difference.value) > band + 1e-9;
  return (
    <tr>
      <th scope="row">
        <span className={styles['name']}>{name}</span>
        {symbol !== null && <span className={styles['symbol']}>{symbol}</span>}
      </th>
      <td>
        <Figure kind="amount" precision={2} unit="hidden" value={value} label={messages.value} />
      </td>
      <td>
        <Figure kind="rate" value={weight} label={messages.weight} />
      </td>
      <td>
        <div className={styles['target']}>{children}</div>
      </td>
      <td>
        {difference && <Figure kind="rate" sign="always" value={difference} label={messages.difference} />}
      </td>
      <td data-outside={isOutside || undefined}>
        {difference === null
          ? messages.noTarget
          : difference.ok && (isOutside ? messages.outside : messages.within)}
      </td>
    </tr>
  );
}
