import { Button, Notice } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import type { ImportProblem } from '../flow/ImportState.js';
import { messages } from '../messages.js';

export interface ProblemNoticeProps {
  readonly problem: ImportProblem;
  readonly onRetry: () => void;
}

/** What failed, what is still there, and what to do. */
export function ProblemNotice({ problem: { kind, reason }, onRetry }: ProblemNoticeProps): ReactElement {
  const explained: Readonly<Record<ImportProblem['kind'], readonly (string | null)[]>> = {
    empty: [messages.emptyFile],
    unread: [reason],
    notPlanned: [reason, messages.choicesKept],
    changed: [messages.changedMeanwhile],
    notSaved: [reason, messages.choicesKept],
    notTakenBack: [reason, messages.importKept],
    notDeleted: [reason],
  };
  return (
    <Notice
      tone={kind === 'changed' ? 'warning' : 'error'}
      announce="assertive"
      title={`${messages.problems[kind]}.`}
      {...(kind === 'empty'
        ? {}
        : {
            action: (
              <Button variant="link" onPress={onRetry}>
                {kind === 'changed' ? messages.updatePreview : messages.retry}
              </Button>
            ),
          })}
    >
      {explained[kind].filter((text) => text !== null).join(' ')}
    </Notice>
  );
}
