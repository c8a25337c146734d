import { Checkbox } from '@finance-analyst/components';
import { Delta, useFigureFormat } from '@finance-analyst/figures';
import { useMemo, type ReactElement } from 'react';
import { messages } from '../messages.js';
import type { Analysis } from '../screen/Analysis.js';
import { leftOutNames } from '../selection/AnalyticsSelection.js';
import { useSelection } from '../selection/useSelection.js';
import styles from './Returns.module.css';
import { returnWithout } from './returnWithout.js';

/** The time-weighted return with and without income, fees and taxes. */
export function WithoutKinds({
  analysis: { part, timing, body },
}: {
  readonly analysis: Analysis;
}): ReactElement {
  // Not that of the analysis, which follows later: a second change would undo the first.
  const [{ without }, change] = useSelection();
  const { format } = useFigureFormat();
  const found = useMemo(() => returnWithout(part.whole, without, timing), [part, without, timing]);
  const words = without.map((name) => messages.kinds[name].toLowerCase()).join(', ');
  return (
    <fieldset className={styles['without']}>
      <legend>{messages.counted}</legend>
      <div className={styles['checks']}>
        {leftOutNames.map((name) => (
          <Checkbox
            key={name}
            isSelected={!without.includes(name)}
            onChange={(isCounted) => {
              change({
                without: leftOutNames.filter((each) => (each === name ? !isCounted : without.includes(each))),
              });
            }}
          >
            {messages.kinds[name]}
          </Checkbox>
        ))}
      </div>
      {without.length > 0 && (
        <p role="status">
          {messages.returnWithout(words)}{' '}
          <Delta
            kind="rate"
            precision={2}
            label={messages.returnWithout(words)}
            value={found.ok ? { ok: true, value: found.value.total } : found}
          />
          {found.ok &&
            ` · ${messages.leavesOut(
              found.value.amounts
                .map(
                  ([name, amount]) =>
                    `${messages.kinds[name].toLowerCase()} ${format(amount, { kind: 'amount', currency: body.currency, precision: 2 })}`,
                )
                .join(', '),
            )}`}
        </p>
      )}
    </fieldset>
  );
}
