import { Button, Notice } from '@finance-analyst/components';
import type { FailureCode } from '@finance-analyst/workspace';
import { isPassing } from './isPassing.js';
import styles from './ways.module.css';
import type { Saving } from './Saving.js';
import { messages } from './messages.js';

/** The model that was opened is no longer there to be saved. */
const gone: ReadonlySet<FailureCode> = new Set(['removed', 'changed']);

/** Why the model or an edit is not stored, with what can be done about it. */
export function SaveProblem({
  saving,
  onExport,
}: {
  readonly saving: Saving;
  readonly onExport: () => void;
}) {
  const { status, draftProblem, saveCopy, save } = saving;
  const exporting = (
    <Button variant="link" onPress={onExport}>
      {messages.exportFile}
    </Button>
  );
  if (status.kind === 'refused')
    return (
      <Notice tone="error" title={messages.refused} announce="assertive">
        {messages.refusedEntry(status.entry.label, status.entry.reason)}
      </Notice>
    );
  if (status.kind === 'failed')
    return (
      <Notice
        tone="error"
        title={messages.failed}
        announce="assertive"
        action={
          <span className={styles['ways']}>
            {isPassing(status.code) && (
              <Button variant="link" onPress={() => void save()}>
                {messages.tryAgain}
              </Button>
            )}
            {gone.has(status.code) && (
              <Button variant="link" onPress={() => void saveCopy()}>
                {messages.saveCopy}
              </Button>
            )}
            {exporting}
          </span>
        }
      >
        {status.reason}
      </Notice>
    );
  if (draftProblem !== null)
    return (
      <Notice tone="error" title={messages.draftFailed} announce="assertive" action={exporting}>
        {draftProblem}
      </Notice>
    );
  return null;
}
