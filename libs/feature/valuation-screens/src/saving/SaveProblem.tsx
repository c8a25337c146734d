import { Button, Notice } from '@finance-analyst/components';
import type { FailureCode } from '@finance-analyst/workspace';
import { isPassing } from './isPassing.js';
import styles from './ways.module.css';
import type { Saving } from './useSaving.js';
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
  const { state, draftProblem, saveCopy, save } = saving;
  const exporting = (
    <Button variant="link" onPress={onExport}>
      {messages.exportFile}
    </Button>
  );
  if (state.kind === 'refused')
    return (
      <Notice tone="error" title={messages.refused} announce="assertive">
        {messages.refusedEntry(state.entry.label, state.entry.reason)}
      </Notice>
    );
  if (state.kind === 'failed')
    return (
      <Notice
        tone="error"
        title={messages.failed}
        announce="assertive"
        action={
          <span className={styles['ways']}>
            {isPassing(state.code) && (
              <Button variant="link" onPress={() => void save()}>
                {messages.tryAgain}
              </Button>
            )}
            {gone.has(state.code) && (
              <Button variant="link" onPress={saveCopy}>
                {messages.saveCopy}
              </Button>
            )}
            {exporting}
          </span>
        }
      >
        {state.reason}
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
