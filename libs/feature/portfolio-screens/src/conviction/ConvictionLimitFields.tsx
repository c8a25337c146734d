import type { ConvictionLimits } from '@finance-analyst/documents';
import { FigureField, useFigureFormat } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import styles from '../targets/Targets.module.css';
import type { TargetsGiven } from '../targets/TargetsView.js';
import { messages } from './messages.js';
import { usualLimits } from './usualLimits.js';

const fields = [
  { name: 'largestWeight', minimum: 0.01 },
  { name: 'leastCash', minimum: 0 },
] as const;

/** The largest weight of one instrument, and how much stays in cash. */
export function ConvictionLimitFields({
  limits,
  editing,
  isReadOnly,
}: Pick<TargetsGiven, 'editing' | 'isReadOnly'> & { readonly limits: ConvictionLimits }): ReactElement {
  const { format } = useFigureFormat();
  return (
    <div className={styles['rules']}>
      {fields.map(({ name, minimum }) => (
        <FigureField
          key={name}
          label={messages[name]}
          kind="rate"
          precision={1}
          step={0.01}
          minimum={minimum}
          maximum={1}
          value={limits[name]}
          isReadOnly={isReadOnly}
          onCommit={(limit) => {
            editing.edit(
              (before) => ({
                ...before,
                convictionLimits: { ...usualLimits, ...before.convictionLimits, [name]: limit },
              }),
              () => messages.limitChanged(messages[name], format(limit, { kind: 'rate', precision: 1 })),
              `limit ${name}`,
            );
          }}
        />
      ))}
    </div>
  );
}
