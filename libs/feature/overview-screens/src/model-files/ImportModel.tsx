import { Button } from '@finance-analyst/components';
import { createLazyScreen } from '@finance-analyst/navigation';
import type { Workspace } from '@finance-analyst/workspace';
import { Suspense, useRef, type ReactElement } from 'react';
import { messages } from '../messages.js';
import styles from './ImportModel.module.css';
import { useModelImport } from './useModelImport.js';

// After the first paint, and before an import can end.
const ImportOutcome = createLazyScreen(
  async () => (await import('../home/afterFirstPaint.js')).ImportOutcome,
  {
    failureTitle: messages.importOutcomeFailed,
  },
);

export interface ImportModelProps {
  readonly workspace: Workspace;
}

/** Imports a model file from this or another device. */
export function ImportModel({ workspace }: ImportModelProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const { state, importFile, forget } = useModelImport(workspace);
  return (
    <div className={styles['import']}>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={messages.importFile}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) importFile(file);
          currentTarget.value = '';
        }}
      />
      <Button
        icon="plus"
        isBusy={state.kind === 'busy'}
        busyLabel={messages.importing}
        onPress={() => {
          input.current?.click();
        }}
      >
        {messages.importFile}
      </Button>
      {(state.kind === 'done' || state.kind === 'failed') && (
        <Suspense>
          <ImportOutcome outcome={state} onDismiss={forget} />
        </Suspense>
      )}
    </div>
  );
}
