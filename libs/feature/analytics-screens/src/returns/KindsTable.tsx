import { Delta } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import type { GainKind } from '@finance-analyst/portfolio';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import { FigureTable } from '../screen/FigureTable.js';
import type { MeasuredReturn, ReturnMeasures } from './returnMeasures.js';
import styles from './Returns.module.css';

/** What price, income, currency, fees and taxes added to the time-weighted return; each opens its months. */
export function KindsTable({
  kinds,
  total,
  onAsk,
}: {
  readonly kinds: ReturnMeasures['kinds'];
  readonly total: Result<MeasuredReturn>;
  /** Opens the rows of a kind, or of the whole return. */
  readonly onAsk: (kind: GainKind | null) => void;
}): ReactElement {
  const rate = (kind: GainKind | null, label: string, value: Result<number>): ReactElement => (
    <Delta
      key="value"
      kind="rate"
      precision={2}
      label={label}
      onExplain={() => {
        onAsk(kind);
      }}
      value={value}
    />
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
            cells: [rate(kind, messages.kindInReturn(messages.kinds[kind]), { ok: true, value: added })],
          }))}
          total={{
            id: 'total',
            label: messages.timeWeighted,
            cells: [
              rate(null, messages.timeWeighted, total.ok ? { ok: true, value: total.value.total } : total),
            ],
          }}
        />
      ) : (
        <p>{kinds.reason}</p>
      )}
      <p>{messages.kindsExplained}</p>
    </div>
  );
}
