import { Disclosure } from '@finance-analyst/components';
import type { UnreachedTarget } from '@finance-analyst/portfolio';
import type { ReactElement } from 'react';
import { messages } from './messages.js';
import styles from './Targets.module.css';

/** What stays outside its band, each with its reason; targets that are met as closely as shares allow are one line. */
export function UnreachedTargets({
  unreached,
  isWhole,
  nameOf,
}: {
  readonly unreached: readonly UnreachedTarget[];
  /** Only whole shares are traded. */
  readonly isWhole: boolean;
  readonly nameOf: (id: string | null) => string;
}): ReactElement {
  const met = unreached.filter(({ kind }) => kind === 'step');
  const others = unreached.filter(({ kind }) => kind !== 'step');
  return (
    <>
      {others.length > 0 && (
        <div className={styles['note']}>
          <p>{messages.unreached}</p>
          <ul>
            {others.map(({ instrument, reason }) => (
              <li key={instrument ?? ''}>{messages.unreachedOf(nameOf(instrument), reason)}</li>
            ))}
          </ul>
        </div>
      )}
      {met.length > 0 && (
        <Disclosure title={messages.withinStep(met.length, isWhole)}>
          <p className={styles['note']}>{met.map(({ instrument }) => nameOf(instrument)).join(', ')}</p>
        </Disclosure>
      )}
    </>
  );
}
