import { Button, Chip, IconButton, Menu } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { nextRedo, nextUndo } from '../editing/editHistory.js';
import type { ModelEditing } from '../editing/useModelEditing.js';
import { SaveProblem } from '../saving/SaveProblem.js';
import type { Saving } from '../saving/useSaving.js';
import styles from './Workbench.module.css';

/** What is open, whether it is saved, and what can be done with it as a whole. */
export function WorkbenchHeader({
  editing,
  saving,
  sample,
  isReadOnly,
  onResetAll,
  onExport,
}: {
  readonly editing: ModelEditing;
  readonly saving: Saving;
  /** The model rests on sample data. */
  readonly sample: boolean;
  readonly isReadOnly: boolean;
  readonly onResetAll: () => void;
  readonly onExport: () => void;
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
      {/* What has nothing to do stays focusable: a button that was just pressed keeps the focus. */}
      <div className={styles['actions']}>
        {sample && <Chip tone="sample">Sample data</Chip>}
        <IconButton
          icon="undo"
          label={undoes === null ? 'Undo' : `Undo ${undoes}`}
          aria-disabled={undoes === null}
          onPress={editing.undo}
        />
        <IconButton
          icon="redo"
          label={redoes === null ? 'Redo' : `Redo ${redoes}`}
          aria-disabled={redoes === null}
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
            { id: 'export', label: 'Export model file' },
            { id: 'print', label: 'Print' },
          ]}
          onAction={(id) => {
            if (id === 'reset') onResetAll();
            if (id === 'copy') saving.saveCopy();
            if (id === 'export') onExport();
            if (id === 'print') window.print();
          }}
        />
        <Button
          variant="primary"
          isBusy={saving.state.kind === 'saving'}
          aria-disabled={saving.state.kind === 'saved'}
          onPress={saving.save}
        >
          Save
        </Button>
      </div>
      <SaveProblem saving={saving} onExport={onExport} />
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
