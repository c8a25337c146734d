import { Button, Notice } from '@finance-analyst/components';
import type { QuarantinedRecord, Workspace } from '@finance-analyst/workspace';
import { useEffect, useState, type ReactElement } from 'react';
import { messages } from '../messages.js';
import { downloadText } from '../model-files/downloadText.js';

export interface SetAsideNoticeProps {
  readonly workspace: Workspace;
}

/** Says what could not be opened and was kept aside, and hands it out as it was found. */
export function SetAsideNotice({ workspace }: SetAsideNoticeProps): ReactElement | null {
  const [records, setRecords] = useState<readonly QuarantinedRecord[]>([]);

  useEffect(() => {
    const load = async () => {
      const answer = await workspace.quarantined();
      if (answer.ok) setRecords(answer.value);
    };
    void load();
    return workspace.subscribe(({ type }) => {
      if (type === 'document-changed') void load();
    });
  }, [workspace]);

  if (records.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={messages.setAside(records.length)}
      action={
        <Button
          variant="link"
          onPress={() => {
            downloadText(document, {
              name: 'records-kept-aside.json',
              text: JSON.stringify(records, null, 2),
            });
          }}
        >
          {messages.downloadSetAside}
        </Button>
      }
    >
      {[...new Set(records.map(({ reason }) => reason))].join(' ')}
    </Notice>
  );
}
