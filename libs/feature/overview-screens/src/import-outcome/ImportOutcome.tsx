import { Notice } from '@finance-analyst/components';
import { writeSymbol } from '@finance-analyst/documents';
import { workbenchPath } from '@finance-analyst/navigation';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { ImportEnd } from '../model-files/useModelImport.js';
import styles from './ImportOutcome.module.css';
import { messages } from './messages.js';

export interface ImportOutcomeProps {
  readonly outcome: ImportEnd;
  readonly onDismiss: () => void;
}

/** What became of an imported model file. */
export function ImportOutcome({ outcome, onDismiss }: ImportOutcomeProps): ReactElement {
  return outcome.kind === 'failed' ? (
    <Notice
      tone="error"
      announce="assertive"
      title={messages.notImported(outcome.fileName)}
      onDismiss={onDismiss}
    >
      {outcome.reason ?? messages.importUnreadable}
      {outcome.detail !== null && (
        <details className={styles['detail']}>
          <summary>{messages.importDetail}</summary>
          {outcome.detail}
        </details>
      )}
    </Notice>
  ) : (
    <Notice
      tone="success"
      announce="polite"
      onDismiss={onDismiss}
      action={
        <Link
          to={workbenchPath(writeSymbol(outcome.document.body.instrument), outcome.document.id)}
          className="lone-link"
        >
          {messages.open}
        </Link>
      }
    >
      {messages.imported(outcome.document.title)}
    </Notice>
  );
}
