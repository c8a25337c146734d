import { Notice } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import type { Finished } from '../flow/ImportState.js';
import { messages } from '../messages.js';
import type { ImportPlan } from '../plan/ImportPlan.js';
import { DownloadRefused } from '../preview/DownloadRefused.js';
import { useAmounts } from '../preview/useAmounts.js';

export interface DoneStepProps {
  readonly finished: Finished;
  /** The title of the portfolio. */
  readonly title: string;
  /** What was imported. */
  readonly plan: ImportPlan;
  /** The refused lines in the layout of the file; null if it is no table. */
  readonly refusedText: string | null;
  readonly fileName: string;
}

/** What was added and what was not, or that it was taken back. */
export function DoneStep({
  finished: { rows, isTakenBack, emptied },
  title,
  plan: { refused },
  refusedText,
  fileName,
}: DoneStepProps): ReactElement {
  const { count } = useAmounts();
  return (
    <>
      <Notice tone="success" announce="polite">
        {emptied === 'deleted'
          ? messages.emptiedDeleted(title)
          : emptied === 'kept'
            ? messages.emptiedKept(title)
            : isTakenBack
              ? messages.takenBackExplained(title)
              : messages.doneExplained(rows, count(rows), title)}
      </Notice>
      {!isTakenBack && refused.length > 0 && (
        <Notice
          tone="warning"
          action={refusedText !== null && <DownloadRefused text={refusedText} fileName={fileName} />}
        >
          {messages.doneRefused(refused.length, count(refused.length))}
        </Notice>
      )}
    </>
  );
}
