import { saveFile } from '@finance-analyst/charts';
import { Button, Panel, useAction } from '@finance-analyst/components';
import type { LoadEntriesRestore } from '@finance-analyst/stored-entries';
import { createReloadGuard, type Workspace } from '@finance-analyst/workspace';
import { useRef, type ReactElement } from 'react';
import { messages } from '../messages.js';
import styles from './Backup.module.css';
import { BackupNotice } from './BackupNotice.js';
import { downloadBackup } from './downloadBackup.js';
import { RestoreNotice } from './RestoreNotice.js';
import { RestorePreviewDialog } from './RestorePreviewDialog.js';
import { useRestore } from './useRestore.js';

export interface BackupPanelProps {
  readonly workspace: Workspace;
  readonly clock: () => Date;
  /** Loads the stored entries that belong in a backup: their texts by key. */
  readonly loadBackupEntries: () => Promise<Readonly<Record<string, string>>>;
  /** Plans the restore of stored entries, by the texts of a backup. */
  readonly loadEntriesRestore: LoadEntriesRestore;
  /** Delivers a file to the person. */
  readonly save?: typeof saveFile;
  /** Reloads the page. */
  readonly reload?: () => void;
}

const reloadPage = (): void => {
  window.location.reload();
};

/** Downloads and restores backups. Restoring shows a preview first and overwrites no document. */
export function BackupPanel({
  workspace,
  clock,
  loadBackupEntries,
  loadEntriesRestore,
  save = saveFile,
  reload = reloadPage,
}: BackupPanelProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const { state, choose, cancel, restore } = useRestore(workspace, loadEntriesRestore);
  const writing = useAction(() => downloadBackup({ workspace, clock, loadBackupEntries }, save));
  const reloadSafely = async (): Promise<boolean> => {
    const mayReload = await createReloadGuard(workspace)();
    if (mayReload) reload();
    return mayReload;
  };

  return (
    <Panel title={messages.backup}>
      <div className={styles['backup']}>
        <p className={styles['words']}>{messages.backupExplained}</p>
        <div className={styles['actions']}>
          <Button
            icon="download"
            isBusy={writing.isRunning}
            busyLabel={messages.writingBackup}
            onPress={() => void writing.run()}
          >
            {messages.downloadBackup}
          </Button>
          <Button
            isBusy={state.kind === 'reading' || state.kind === 'restoring'}
            busyLabel={messages.readingBackup}
            onPress={() => {
              input.current?.click();
            }}
          >
            {messages.chooseBackup}
          </Button>
          <input
            ref={input}
            type="file"
            accept="application/json,.json"
            hidden
            aria-label={messages.chooseBackup}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file) choose(file);
              currentTarget.value = '';
            }}
          />
        </div>
        {writing.result && <BackupNotice result={writing.result} />}
        <RestoreNotice state={state} reload={reloadSafely} />
      </div>
      {state.kind === 'preview' && (
        <RestorePreviewDialog
          preview={state.preview}
          onRestore={(withSettings) => {
            restore(state.preview, withSettings);
          }}
          onCancel={cancel}
        />
      )}
    </Panel>
  );
}
