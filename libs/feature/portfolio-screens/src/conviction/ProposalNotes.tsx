import type { ConvictionLimits } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import type { ReactElement } from 'react';
import styles from '../targets/Targets.module.css';
import { messages } from './messages.js';
import type { Proposal } from './proposeTargets.js';

/** What is not weighed, what is proposed to be sold, and why there is no proposal. */
export function ProposalNotes({
  proposal,
  hasConvictions,
  limits,
  nameOf,
}: {
  readonly proposal: Result<Proposal>;
  readonly hasConvictions: boolean;
  readonly limits: ConvictionLimits;
  readonly nameOf: (id: string) => string;
}): ReactElement {
  const { format } = useFigureFormat();
  if (!proposal.ok)
    return (
      <p className={styles['note']} role="status">
        {hasConvictions ? proposal.reason : messages.noConvictions}
      </p>
    );
  const { targets, leftOut, cash } = proposal.value;
  const sold = targets.filter(({ hasUpside }) => !hasUpside);
  const isLimited = cash > limits.leastCash + 0.001 * targets.length + 1e-9;
  return (
    <div className={styles['note']} role="status">
      {leftOut.length > 0 && (
        <>
          <p>{messages.leftOut}</p>
          <ul>
            {leftOut.map(({ id, reason }) => (
              <li key={id}>{messages.leftOutOf(nameOf(id), reason)}</li>
            ))}
          </ul>
        </>
      )}
      {sold.length > 0 && <p>{messages.sold(sold.map(({ id }) => nameOf(id)).join(', '))}</p>}
      {isLimited && <p>{messages.limited(format(limits.largestWeight, { kind: 'rate', precision: 1 }))}</p>}
    </div>
  );
}
