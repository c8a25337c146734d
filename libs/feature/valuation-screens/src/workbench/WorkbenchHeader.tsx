import { Button, Chip, IconButton, Menu, Notice } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { nextRedo, nextUndo } from '../editing/editHistory.js';
import type { ModelEditing } from '../editing/useModelEditing.js';
import type { Saving } from '../saving/useSaving.js';
import styles from './Workbench.module.css';

/** What is open, whether it is saved, and what can be done with it as a whole. */
export function WorkbenchHeader({
  editing,
  saving,
  sample,
  isReadOnly,
  onResetAll,
}: {
  readonly editing: ModelEditing;
  readonly saving: Saving;
  /** The model rests on sample data. */
  readonly sample: boolean;
  readonly isReadOnly: boolean;
  readonly onResetAll: () => void;
}) {
  const { body, history } = editing;
  const undoes = nextUndo(history);
  const redoes = nextRedo(history);
  return (
    <header className={styles['header']}>
      <div>
        <h1>
          {body.name}{' '}
          <span className={styles['identity']}>
            {body.symbol} · {body.currency}
          </span>
        </h1>
        <p className={styles['state']} role="status">
          Free cash flow to the firm · <SaveStateText saving={saving} />
        </p>
      </div>
      <div className={styles['actions']}>
        {sample && <Chip tone="sample">Sample data</Chip>}
        <IconButton
          icon="undo"
          label={undoes === null ? 'Undo' : `Undo ${undoes}`}
          isDisabled={undoes === null}
          onPress={editing.undo}
        />
        <IconButton
          icon="redo"
          label={redoes === null ? 'Redo' : `Redo ${redoes}`}
          isDisabled={redoes === null}
          onPress={editing.redo}
        />
        <Menu
          label="Model"
          trigger={<IconButton icon="more" label="More actions" />}
          items={[
            {
              id: 'reset',
              label: 'Reset all assumptions',
              isDisabled: isReadOnly || body.assumptions.every(({ edited }) => !edited),
            },
            { id: 'copy', label: 'Save as a copy', isDisabled: isReadOnly },
            { id: 'print', label: 'Print' },
          ]}
          onAction={(id) => {
            if (id === 'reset') onResetAll();
            if (id === 'copy') saving.saveCopy();
            if (id === 'print') window.print();
          }}
        />
        <Button
          variant="primary"
          isBusy={saving.state.kind === 'saving'}
          isDisabled={saving.state.kind === 'saved'}
          onPress={saving.save}
        >
          Save
        </Button>
      </div>
      <SaveProblem saving={saving} />
    </header>
  );
}

function SaveStateText({ saving }: { readonly saving: Saving }) {
  const { formatDate } = useFigureFormat();
  const { updatedAt, baseRevision } = saving.document;
  switch (saving.state.kind) {
    case 'saved':
      return `saved ${formatDate(updatedAt, 'minute')} · version ${baseRevision}`;
    case 'saving':
      return 'saving';
    case 'unsaved':
      return 'not saved yet; edits are kept on this device';
    case 'edited':
      return `edited since version ${baseRevision}; edits are kept on this device`;
    case 'conflict':
    case 'failed':
      return 'not saved';
  }
}

function SaveProblem({ saving }: { readonly saving: Saving }) {
  const { state, draftProblem, saveCopy, save } = saving;
  if (state.kind === 'conflict')
    return (
      <Notice
        tone="warning"
        title="This model was saved elsewhere in the meantime"
        announce="assertive"
        action={
          <Button variant="link" onPress={saveCopy}>
            Save as a copy
          </Button>
        }
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
          <Button variant="link" onPress={save}>
            Try again
          </Button>
        }
      >
        {state.reason}
      </Notice>
    );
  if (draftProblem !== null)
    return (
      <Notice tone="error" title="Edits are not kept on this device" announce="assertive">
        {draftProblem}
      </Notice>
    );
  return null;
}
