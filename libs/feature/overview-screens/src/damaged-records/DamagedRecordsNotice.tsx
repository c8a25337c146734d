import { saveFile } from '@finance-analyst/charts';
import { Button, Notice } from '@finance-analyst/components';
import type { Workspace } from '@finance-analyst/workspace';
import { useState, type ReactElement } from 'react';
import { Confirmation } from '../confirmation/Confirmation.js';
import { messages } from './messages.js';
import { jsonFile } from '../model-files/jsonFile.js';
import { useWorkspaceRows } from '../workspace-rows/useWorkspaceRows.js';
import styles from './DamagedRecordsNotice.module.css';

export interface DamagedRecordsNoticeProps {
  readonly workspace: Workspace;
}

const readDamaged = (workspace: Workspace) => workspace.damagedRecords();

/** Lists damaged records with their reasons, offers them as a file, and deletes them on request. */
export function DamagedRecordsNotice({ workspace }: DamagedRecordsNoticeProps): ReactElement {
  const { rows: records, problem } = useWorkspaceRows(workspace, readDamaged);
  const [isAsking, setIsAsking] = useState(false);
  const [deleteProblem, setDeleteProblem] = useState<string | null>(null);
  const failure = deleteProblem ?? problem;

  const deleteAll = async () => {
    const outcome = await workspace.eraseDamaged(records);
    setDeleteProblem(outcome.ok ? null : outcome.reason);
  };
  return (
    <>
      {records.length > 0 && (
        <Notice
          tone="warning"
          isForScreenAlone
          title={messages.damagedRecords(records.length)}
          action={
            <span className={styles['actions']}>
              <Button
                variant="link"
                onPress={() => {
                  saveFile(jsonFile(messages.damagedFile, JSON.stringify(records, null, 2)));
                }}
              >
                {messages.downloadDamaged}
              </Button>
              <Button
                variant="link"
                onPress={() => {
                  setIsAsking(true);
                }}
              >
                {messages.deleteDamaged}
              </Button>
            </span>
          }
        >
          {[...new Set(records.map(({ reason }) => reason))].join(' ')}
        </Notice>
      )}
      {failure !== null && (
        <Notice tone="error" announce="assertive" title={messages.damagedFailed}>
          {failure}
        </Notice>
      )}
      <Confirmation
        isOpen={isAsking}
        title={messages.deleteDamagedTitle(records.length)}
        explanation={messages.deleteDamagedExplained}
        action={messages.deleteDamaged}
        onConfirm={() => void deleteAll()}
        onClose={() => {
          setIsAsking(false);
        }}
      />
    </>
  );
}
