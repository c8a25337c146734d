import { Button, Notice } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { Draft, Workspace } from '@finance-analyst/workspace';
import { useState } from 'react';
import { messages } from './messages.js';

/** Says that edits were given up for the saved version, with the way back to them. */
export function GivenUpNotice({
  draft,
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
  const bringBack = async () => {
    // What was edited here since waits beside them.
    const left = await workspace.drafts.leave(draft.documentId);
    const restored = left.ok ? await workspace.drafts.putBack(draft) : left;
    if (restored.ok) onReopen();
    else setProblem(restored.reason);
  };
  return (
    <Notice
      tone={problem === null ? 'note' : 'error'}
      announce="polite"
      action={
        <Button variant="link" onPress={() => void bringBack()}>
          {messages.bringEditsBack}
        </Button>
      }
    >
      {problem === null
        ? messages.editsGivenUp(formatDate(draft.savedAt, 'minute'))
        : messages.editsNotBroughtBack(problem)}
    </Notice>
  );
}
