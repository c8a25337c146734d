import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button/Button.js';
import { Notice } from '../mark/Notice.js';
import { FailureNotice } from '../panel/FailureNotice.js';
import { DocumentDialog } from './DocumentDialog.js';
import { documentMessages } from './documentMessages.js';
import styles from './VersionsDialog.module.css';

/** A saved version of a document, as text and elements. */
export interface VersionRow {
  readonly version: number;
  /** When it was saved. */
  readonly moment: string;
  /** The name it was saved under. */
  readonly name: string;
  /** The figure that distinguishes versions. */
  readonly figure: ReactNode;
  /** Opens it for viewing. */
  readonly link: ReactNode;
}

export interface VersionsDialogProps {
  /** The current name of the document. */
  readonly name: string;
  /** Newest first; null while they are loading. */
  readonly rows: readonly VersionRow[] | null;
  /** Why they could not be loaded. */
  readonly problem: string | null;
  /** Why the last attempt to restore a version failed. */
  readonly restoreProblem: string | null;
  readonly onRestore: (version: number) => void;
  /** Discards the edits since the newest version; undefined without any. */
  readonly onRevert?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The saved versions of a document, each with a link; all but the newest can be restored, and that one where it was edited. */
export function VersionsDialog({
  name,
  rows,
  problem,
  restoreProblem,
  onRestore,
  onRevert,
  onClose,
}: VersionsDialogProps): ReactElement {
  return (
    <DocumentDialog
      title={documentMessages.versionsTitle(name)}
      description={documentMessages.versionsExplained}
      onClose={onClose}
    >
      {problem !== null && <FailureNotice title={documentMessages.versionsFailed}>{problem}</FailureNotice>}
      {restoreProblem !== null && (
        <Notice tone="error" title={documentMessages.notRestored} announce="assertive">
          {restoreProblem}
        </Notice>
      )}
      {!rows && problem === null && <p role="status">{documentMessages.readingVersions}</p>}
      <ol className={styles['versions']}>
        {rows?.map((row, index) => (
          <li key={row.version} className={styles['version']}>
            <div>
              <strong className={styles['number']}>{documentMessages.version(row.version)}</strong>{' '}
              <span className={styles['detail']}>
                {index === 0 && `${documentMessages.newest} · `}
                {documentMessages.savedAt(row.moment)}
                {row.name !== name && ` · ${documentMessages.savedUnder(row.name)}`}
              </span>
            </div>
            <div className={styles['value']}>{row.figure}</div>
            <div className={styles['actions']}>
              {row.link}
              {index === 0 && onRevert && (
                <Button size="compact" onPress={onRevert}>
                  {documentMessages.backToSaved}
                </Button>
              )}
              {index > 0 && (
                <Button
                  size="compact"
                  aria-label={documentMessages.restoreVersion(row.version)}
                  onPress={() => {
                    onRestore(row.version);
                  }}
                >
                  {documentMessages.restore}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
    </DocumentDialog>
  );
}
