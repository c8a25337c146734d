import { Button, Notice } from '@finance-analyst/components';
import { writeSymbol } from '@finance-analyst/documents';
import { workbenchPath } from '@finance-analyst/navigation';
import type { Workspace } from '@finance-analyst/workspace';
import { useRef, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../messages.js';
import styles from './ImportModel.module.css';
import { useModelImport } from './useModelImport.js';

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
      {state.kind === 'failed' && (
        <Notice
          tone="error"
          announce="assertive"
          title={messages.notImported(state.fileName)}
          onDismiss={forget}
        >
          {state.reason}
          {state.detail !== null && (
            // The browser's own input: the component's code would add to the first load.
            <details className={styles['detail']}>
              <summary>{messages.importDetail}</summary>
              {state.detail}
            </details>
          )}
        </Notice>
      )}
      {state.kind === 'done' && (
        <Notice
          tone="success"
          announce="polite"
          onDismiss={forget}
          action={
            <Link
              to={workbenchPath(writeSymbol(state.document.body.instrument), state.document.id)}
              className="lone-link"
            >
              {messages.open}
            </Link>
          }
        >
          {messages.imported(state.document.title)}
        </Notice>
      )}
    </div>
  );
}
