import type { RebalancingRules } from '@finance-analyst/documents';
import { Figure } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import type { ReactElement, ReactNode } from 'react';
import { messages } from './messages.js';
import { RowName } from './RowName.js';
import { bandOfTarget } from './planOrders.js';
import type { TargetRow } from './targetRows.js';
import styles from './Targets.module.css';
import { WeightDifference } from './WeightDifference.js';

/** One instrument with its weight, its target and how far it is from it. */
export function TargetTableRow({
  row: { name, symbol, price, value, weight, target },
  total,
  rules,
  children,
}: {
  readonly row: TargetRow;
  /** Of the portfolio. */
  readonly total: number;
  readonly rules: RebalancingRules;
  /** Its target. */
  readonly children: ReactNode;
}): ReactElement {
  const difference: Result<number> | null =
    target === null ? null : weight.ok ? { ok: true, value: weight.value - target } : weight;
  const distance = difference?.ok ? Math.abs(difference.value) : 0;
  const isBeyondBand = distance > bandOfTarget(target, rules) + 1e-9;
  // Whole shares come no closer.
  const isWithinShare = !rules.hasFractions && target !== 0 && price.ok && distance * total < price.value;
  const isOutside = isBeyondBand && !isWithinShare;
  const state = isOutside ? messages.outside : isBeyondBand ? messages.withinShare : messages.within;
  return (
    <tr>
      <RowName name={name} symbol={symbol} />
      <td className={styles['optional']}>
        <Figure kind="amount" precision={2} unit="hidden" value={value} label={messages.value} />
      </td>
      <td>
        <Figure kind="rate" value={weight} label={messages.weight} />
      </td>
      <td>
        <div className={styles['target']}>{children}</div>
      </td>
      <td data-outside={isOutside || undefined}>{difference && <WeightDifference value={difference} />}</td>
      <td data-outside={isOutside || undefined}>
        {difference === null ? messages.noTarget : difference.ok && state}
      </td>
    </tr>
  );
}
