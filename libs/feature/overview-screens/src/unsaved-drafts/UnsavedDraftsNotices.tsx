import { Button, Notice } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { workbenchPath } from '@finance-analyst/navigation';
import type { Draft, Workspace } from '@finance-analyst/workspace';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { describeMoment } from '../home/describeMoment.js';
import { messages } from '../messages.js';
import styles from './UnsavedDraftsNotices.module.css';
import { useUnsavedDrafts } from './useUnsavedDrafts.js';

export interface UnsavedDraftsNoticesProps {
  readonly workspace: Workspace;
  readonly now: Date;
}

/** Offers edits that were never saved: to go on with them, or to let them go. */
export function UnsavedDraftsNotices({ workspace, now }: UnsavedDraftsNoticesProps): ReactElement {
  const navigate = useNavigate();
  const formatting = useFigureFormat();
  const { drafts, discarded, problem, recover, discard, undo, forget } = useUnsavedDrafts(workspace);

  const open = async (draft: Draft) => {
    if (draft.own || (await recover(draft)))
      void navigate(workbenchPath(draft.document.body.symbol, draft.documentId));
  };
  return (
    <>
      {drafts.map((draft) => (
        <Notice
          key={`${draft.documentId} ${draft.sessionId}`}
          tone="warning"
          title={messages.draftTitle(describeMoment(draft.savedAt, now, formatting))}
          action={
            <span className={styles['actions']}>
              <Button size="compact" onPress={() => void open(draft)}>
                {draft.own ? messages.continueEditing : messages.recover}
              </Button>
              <Button size="compact" variant="quiet" onPress={() => void discard(draft)}>
                {messages.discard}
              </Button>
            </span>
          }
        >
          {draft.document.title}
        </Notice>
      ))}
      {discarded && (
        <Notice
          tone="note"
          announce="polite"
          onDismiss={forget}
          action={
            <Button variant="link" onPress={() => void undo()}>
              {messages.undo}
            </Button>
          }
        >
          {messages.discarded(discarded.document.title)}
        </Notice>
      )}
      {problem !== null && (
        <Notice tone="error" announce="assertive">
          {problem}
        </Notice>
      )}
    </>
  );
}
