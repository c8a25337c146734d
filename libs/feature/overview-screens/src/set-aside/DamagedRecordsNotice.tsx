import { saveFile } from '@finance-analyst/charts';
import { Button, Notice } from '@finance-analyst/components';
import type { Workspace } from '@finance-analyst/workspace';
import { useState, type ReactElement } from 'react';
import { Confirmation } from '../confirmation/Confirmation.js';
import { messages } from '../messages.js';
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
  const [eraseProblem, setEraseProblem] = useState<string | null>(null);
  const failure = eraseProblem ?? problem;

  const erase = async () => {
    const outcome = await workspace.eraseDamaged(records);
    setEraseProblem(outcome.ok ? null : outcome.reason);
  };
  return (
    <>
      {records.length > 0 && (
        <Notice
          tone="warning"
          isForScreenAlone
          title={messages.setAside(records.length)}
          action={
            <span className={styles['actions']}>
              <Button
                variant="link"
                onPress={() => {
                  saveFile(jsonFile(messages.setAsideFile, JSON.stringify(records, null, 2)));
                }}
              >
                {messages.downloadSetAside}
              </Button>
              <Button
                variant="link"
                onPress={() => {
                  setIsAsking(true);
                }}
              >
                {messages.eraseSetAside}
              </Button>
            </span>
          }
        >
          {[...new Set(records.map(({ reason }) => reason))].join(' ')}
        </Notice>
      )}
      {failure !== null && (
        <Notice tone="error" announce="assertive" title={messages.setAsideFailed}>
          {failure}
        </Notice>
      )}
      <Confirmation
        isOpen={isAsking}
        title={messages.eraseSetAsideTitle(records.length)}
        explanation={messages.eraseSetAsideExplained}
        action={messages.eraseSetAside}
        onConfirm={() => void erase()}
        onClose={() => {
          setIsAsking(false);
        }}
      />
    </>
  );
}
