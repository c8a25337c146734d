import { buttonStyle, Notice } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { workbenchPath } from '@finance-analyst/navigation';
import type { DocumentRow, Workspace } from '@finance-analyst/workspace';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';

/** Points at a model of the same company that is saved already. */
export function SavedModelNotice({
  symbol,
  currentId,
  workspace,
}: {
  readonly symbol: string;
  readonly currentId: string;
  readonly workspace: Workspace;
}) {
  const { formatDate } = useFigureFormat();
  const [saved, setSaved] = useState<DocumentRow | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void workspace.list().then((outcome) => {
      if (!isCurrent || !outcome.ok) return;
      setSaved(outcome.value.find((row) => row.symbol === symbol && row.id !== currentId) ?? null);
    });
    return () => {
      isCurrent = false;
    };
  }, [symbol, currentId, workspace]);
  if (!saved) return null;
  return (
    <Notice
      tone="note"
      action={
        <Link className={buttonStyle({ variant: 'link' })} to={workbenchPath(symbol, saved.id)}>
          Open it
        </Link>
      }
    >
      A model of {saved.name} is saved, last on {formatDate(saved.updatedAt, 'minute')}. This is a new one
      from default assumptions.
    </Notice>
  );
}
