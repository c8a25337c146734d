import { Button, Notice } from '@finance-analyst/components';
import type { FailureCode } from '@finance-analyst/workspace';
import styles from './SaveProblem.module.css';
import type { Saving } from './useSaving.js';

/** Failures of the device, which may be over at the next attempt. */
const passing: ReadonlySet<FailureCode> = new Set(['storage-full', 'storage-failed']);

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
      Export model file
    </Button>
  );
  const copying = (
    <Button variant="link" onPress={saveCopy}>
      Save as a copy
    </Button>
  );
  if (state.kind === 'conflict')
    return (
      <Notice
        tone="warning"
        title="This model was saved elsewhere in the meantime"
        announce="assertive"
        action={copying}
      >
        {state.reason}
      </Notice>
    );
  if (state.kind === 'failed')
    return (
      <Notice
        tone="error"
        title="The model was not saved"
        announce="assertive"
        action={
          <span className={styles['ways']}>
            {passing.has(state.code) && (
              <Button variant="link" onPress={save}>
                Try again
              </Button>
            )}
            {state.code === 'removed' && copying}
            {exporting}
          </span>
        }
      >
        {state.reason}
      </Notice>
    );
  if (draftProblem !== null)
    return (
      <Notice tone="error" title="Edits are not kept on this device" announce="assertive" action={exporting}>
        {draftProblem}
      </Notice>
    );
  return null;
}
