import { buttonStyle, Notice } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { workbenchPath } from '@finance-analyst/navigation';
import type { Draft, Workspace } from '@finance-analyst/workspace';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';

/** Points at the newest edits of a model of the same company that were kept but not saved. */
export function KeptDraftNotice({
  symbol,
  currentId,
  workspace,
}: {
  readonly symbol: string;
  readonly currentId: string;
  readonly workspace: Workspace;
}) {
  const { formatDate } = useFigureFormat();
  const [draft, setDraft] = useState<Draft | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void workspace.drafts.list().then((outcome) => {
      if (!isCurrent || !outcome.ok) return;
      setDraft(
        outcome.value.find(
          ({ documentId, document }) => document.body.symbol === symbol && documentId !== currentId,
        ) ?? null,
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [symbol, currentId, workspace]);
  if (!draft) return null;
  return (
    <Notice
      tone="note"
      action={
        <Link className={buttonStyle({ variant: 'link' })} to={workbenchPath(symbol, draft.documentId)}>
          Go on with it
        </Link>
      }
    >
      A model of {draft.document.body.name} with changes of {formatDate(draft.savedAt, 'minute')} was not
      saved. This is a new one from default assumptions.
    </Notice>
  );
}
