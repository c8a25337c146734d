import { Delta } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import { FigureTable } from '../screen/FigureTable.js';
import type { MeasuredReturn, ReturnMeasures } from './returnMeasures.js';
import styles from './Returns.module.css';

/** What price, income, currency, fees and taxes added to the time-weighted return. */
export function KindsTable({
  kinds,
  total,
}: {
  readonly kinds: ReturnMeasures['kinds'];
  readonly total: Result<MeasuredReturn>;
}): ReactElement {
  const rate = (label: string, value: Result<number>): ReactElement => (
    <Delta key="value" kind="rate" precision={2} label={label} value={value} />
  );
  return (
    <div className={styles['kinds']}>
      <h3>{messages.madeOf}</h3>
      {kinds.ok ? (
        <FigureTable
          label={messages.madeOf}
          columns={[messages.name, messages.contributed]}
          rows={kinds.value.map(({ kind, added }) => ({
            id: kind,
            label: messages.kinds[kind],
            cells: [rate(messages.kinds[kind], { ok: true, value: added })],
          }))}
          total={{
            id: 'total',
            label: messages.timeWeighted,
            cells: [rate(messages.timeWeighted, total.ok ? { ok: true, value: total.value.total } : total)],
          }}
        />
      ) : (
        <p>{kinds.reason}</p>
      )}
      <p>{messages.kindsExplained}</p>
    </div>
  );
}
