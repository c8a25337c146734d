import { Notice } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import type { Finished } from '../flow/ImportState.js';
import { messages } from '../messages.js';
import { useAmounts } from '../preview/useAmounts.js';

export interface DoneStepProps {
  readonly finished: Finished;
  /** The title of the portfolio. */
  readonly title: string;
}

/** What was added, or that it was taken back. */
export function DoneStep({ finished: { rows, isTakenBack, emptied }, title }: DoneStepProps): ReactElement {
  const { count } = useAmounts();
  return (
    <Notice tone="success" announce="polite">
      {emptied === 'deleted'
        ? messages.emptiedDeleted(title)
        : emptied === 'kept'
          ? messages.emptiedKept(title)
          : isTakenBack
            ? messages.takenBackExplained(title)
            : messages.doneExplained(rows, count(rows), title)}
    </Notice>
  );
}
