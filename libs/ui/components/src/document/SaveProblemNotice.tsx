import type { ReactElement } from 'react';
import { Button } from '../button/Button.js';
import { Notice } from '../mark/Notice.js';
import styles from './actions.module.css';
import { documentMessages } from './documentMessages.js';
import { nounMessages } from './nounMessages.js';

/** Why edits are not saved. */
export type SaveProblem =
  /** An entry on the screen is invalid. */
  | { readonly kind: 'refused'; readonly label: string; readonly reason: string }
  /** A save failed. `remedy` is what can help: another attempt, or a copy. */
  | { readonly kind: 'failed'; readonly reason: string; readonly remedy: 'retry' | 'copy' | null }
  /** An edit could not be stored as a draft. */
  | { readonly kind: 'draft'; readonly reason: string };

export interface SaveProblemNoticeProps {
  /** The noun for the document: `model`. */
  readonly noun: string;
  readonly problem: SaveProblem;
  readonly onRetry: () => void;
  readonly onSaveCopy: () => void;
  readonly onExport: () => void;
}

/** Says why edits are not saved, and offers what can help. */
export function SaveProblemNotice({
  noun,
  problem,
  onRetry,
  onSaveCopy,
  onExport,
}: SaveProblemNoticeProps): ReactElement {
  const ofNoun = nounMessages(noun);
  const exporting = (
    <Button variant="link" onPress={onExport}>
      {ofNoun.exportFile}
    </Button>
  );
  switch (problem.kind) {
    case 'refused':
      return (
        <Notice tone="error" title={documentMessages.refused} announce="assertive">
          {documentMessages.refusedEntry(problem.label, problem.reason)}
        </Notice>
      );
    case 'failed':
      return (
        <Notice
          tone="error"
          title={ofNoun.failed}
          announce="assertive"
          action={
            <span className={styles['actions']}>
              {problem.remedy === 'retry' && (
                <Button variant="link" onPress={onRetry}>
                  {documentMessages.tryAgain}
                </Button>
              )}
              {problem.remedy === 'copy' && (
                <Button variant="link" onPress={onSaveCopy}>
                  {documentMessages.saveCopy}
                </Button>
              )}
              {exporting}
            </span>
          }
        >
          {problem.reason}
        </Notice>
      );
    case 'draft':
      return (
        <Notice tone="error" title={documentMessages.draftFailed} announce="assertive" action={exporting}>
          {problem.reason}
        </Notice>
      );
  }
}
