import { Notice } from '@finance-analyst/components';
import { scenarioAnalysisPath } from '@finance-analyst/navigation';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { ImportEnd } from '../model-files/useModelImport.js';
import { documentPath } from '../workspace-rows/documentPath.js';
import styles from './ImportOutcome.module.css';
import { messages } from './messages.js';

export interface ImportOutcomeProps {
  readonly outcome: ImportEnd;
  readonly onDismiss: () => void;
}

/** What became of an imported model file. */
export function ImportOutcome({ outcome, onDismiss }: ImportOutcomeProps): ReactElement {
  if (outcome.kind === 'failed')
    return (
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
    );
  const { document, model } = outcome;
  const path = pathOf(outcome);
  return (
    <Notice
      tone="success"
      announce="polite"
      onDismiss={onDismiss}
      {...(path !== null && {
        action: (
          <Link to={path} className="lone-link">
            {messages.open}
          </Link>
        ),
      })}
    >
      {model === null ? messages.imported(document.title) : runImported(document.title, model)}
    </Notice>
  );
}

type Imported = Extract<ImportEnd, { readonly kind: 'done' }>;

/** Where the imported document opens: a run with its model; null without one. */
function pathOf({ document, model }: Imported): string | null {
  if (model === null) return documentPath(document);
  return model.ok ? scenarioAnalysisPath(model.value.id) : null;
}

function runImported(title: string, model: NonNullable<Imported['model']>): string {
  if (model.ok) return messages.importedRun(title, model.value.title);
  switch (model.code) {
    case 'removed':
      return messages.importedRunOfRemoved(title);
    case 'not-found':
      return messages.importedRunOfMissing(title);
    default:
      return messages.importedRunOfUnread(title, model.reason);
  }
}
