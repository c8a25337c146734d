import { Button, Notice } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { Draft, Outcome, Workspace } from '@finance-analyst/workspace';
import { useRef, useState } from 'react';
import styles from '../saving/ways.module.css';
import { messages } from './messages.js';

/** Offers edits of the model that is open which it was not opened with, such as those of an older version. */
export function OtherEditsNotice({
  draft,
  workspace,
  onReopen,
}: {
  readonly draft: Draft;
  readonly workspace: Workspace;
  /** Opens the model anew, with these edits. */
  readonly onReopen: () => void;
}) {
  const { documentId, sessionId, document } = draft;
  const { formatDate } = useFigureFormat();
  const [isDiscarded, setDiscarded] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isUnderWay = useRef(false);
  const moment = formatDate(draft.savedAt, 'minute');
  const attempt = async (
    work: () => Promise<Outcome<unknown>>,
    describe: (reason: string) => string,
    onDone: () => void,
  ) => {
    // Taken over twice, they would have changed places twice.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const outcome = await work();
    isUnderWay.current = false;
    setProblem(outcome.ok ? null : describe(outcome.reason));
    if (outcome.ok) onDone();
  };
  // What was edited here since changes places with them.
  const goOn = () =>
    attempt(() => workspace.drafts.adopt(documentId, sessionId), messages.editsNotTakenOver, onReopen);
  const discard = () =>
    attempt(
      () => workspace.drafts.discard(draft),
      messages.editsNotDiscarded,
      () => {
        setDiscarded(true);
      },
    );
  const bringBack = () =>
    attempt(
      () => workspace.drafts.putBack(draft),
      messages.editsNotBroughtBack,
      () => {
        setDiscarded(false);
      },
    );

  if (isDiscarded)
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
        {problem ?? messages.editsDiscarded(moment)}
      </Notice>
    );
  return (
    <Notice
      tone={problem === null ? 'warning' : 'error'}
      title={messages.otherEdits}
      announce="polite"
      action={
        <span className={styles['ways']}>
          <Button variant="link" onPress={() => void goOn()}>
            {messages.goOnWithEdits}
          </Button>
          <Button variant="link" onPress={() => void discard()}>
            {messages.discardEdits}
          </Button>
        </span>
      }
    >
      {problem ?? `${messages.otherEditsOf(moment, document.baseRevision)} ${messages.otherEditsKept}`}
    </Notice>
  );
}
