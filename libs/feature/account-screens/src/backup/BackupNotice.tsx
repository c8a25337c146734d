import { Notice } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import type { BackupResult } from './createBackup.js';
import { SentenceList } from './SentenceList.js';

/** Shows what a backup contains and what it omits. */
export function BackupNotice({ result }: { readonly result: BackupResult }): ReactElement {
  if (!result.ok)
    return (
      <Notice tone="error" announce="assertive" title={messages.backupFailed}>
        {result.reason}
      </Notice>
    );
  return (
    <Notice tone={result.leftOut.length > 0 ? 'warning' : 'success'} announce="polite">
      {messages.backupWritten(result.documentCount, result.olderCount, result.name)}
      <SentenceList sentences={result.leftOut} />
    </Notice>
  );
}
