import { Button, buttonStyle, Notice } from '@finance-analyst/components';
import { type AnalystDocument, writeSymbol } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import { workbenchPath } from '@finance-analyst/navigation';
import type { Workspace } from '@finance-analyst/workspace';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { messages as savingMessages } from '../saving/messages.js';
import savingStyles from '../saving/ways.module.css';
import { messages } from './messages.js';

/** Says which version is looked at, with the way to restore it and the way to the newest. */
export function EarlierVersionNotice({
  version: { id, baseRevision, updatedAt, body },
  workspace,
}: {
  readonly version: AnalystDocument;
  readonly workspace: Workspace;
}) {
  const { formatDate } = useFigureFormat();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const newest = workbenchPath(writeSymbol(body.instrument), id);
  const restore = async () => {
    const restored = await workspace.restoreRevision(id, baseRevision);
    if (restored.ok) void navigate(newest);
    else setProblem(restored.reason);
  };
  return (
    <>
      <Notice
        tone="note"
        action={
          <span className={savingStyles['ways']}>
            <Link className={buttonStyle({ variant: 'link' })} to={newest}>
              {messages.openNewest}
            </Link>
            <Button variant="link" onPress={() => void restore()}>
              {savingMessages.restoreVersion(baseRevision)}
            </Button>
          </span>
        }
      >
        {messages.earlierVersion(baseRevision, formatDate(updatedAt, 'minute'))}
      </Notice>
      {problem !== null && (
        <Notice tone="error" title={savingMessages.notRestored} announce="assertive">
          {problem}
        </Notice>
      )}
    </>
  );
}
