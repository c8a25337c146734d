import { Button, Notice } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { Draft, Workspace } from '@finance-analyst/workspace';
import { useState } from 'react';
import { messages } from './messages.js';

/** Offers edits of the model that is open which it was not opened with, such as those of an older version. */
export function OtherEditsNotice({
  draft: { documentId, sessionId, savedAt, document },
  workspace,
  onReopen,
}: {
  readonly draft: Draft;
  readonly workspace: Workspace;
  /** Opens the model anew, with these edits. */
  readonly onReopen: () => void;
}) {
  const { formatDate } = useFigureFormat();
  const [problem, setProblem] = useState<string | null>(null);
  const goOn = async () => {
    // What was edited here since changes places with them.
    const adopted = await workspace.drafts.adopt(documentId, sessionId);
    if (adopted.ok) onReopen();
    else setProblem(adopted.reason);
  };
  return (
    <Notice
      tone={problem === null ? 'warning' : 'error'}
      title={messages.otherEdits}
      announce="polite"
      action={
        <Button variant="link" onPress={() => void goOn()}>
          {messages.goOnWithEdits}
        </Button>
      }
    >
      {problem === null
        ? `${messages.otherEditsOf(formatDate(savedAt, 'minute'), document.baseRevision)} ${messages.otherEditsKept}`
        : messages.editsNotTakenOver(problem)}
    </Notice>
  );
}
