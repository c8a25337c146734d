import { EarlierVersionNotice } from '@finance-analyst/components';
import { type ValuationModelDocument, writeSymbol } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import { workbenchPath } from '@finance-analyst/navigation';
import type { Workspace } from '@finance-analyst/workspace';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from './messages.js';
import { ModelLink } from './ModelLink.js';

/** Says which earlier version of a model is open, and offers to restore it or to open the newest. */
export function ModelVersionNotice({
  version,
  workspace,
}: {
  readonly version: ValuationModelDocument;
  readonly workspace: Workspace;
}) {
  const { id, baseRevision, updatedAt, body } = version;
  const { formatDate } = useFigureFormat();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const [isRestoring, setRestoring] = useState(false);
  const restore = async () => {
    setRestoring(true);
    const restored = await workspace.restoreRevision(id, baseRevision);
    if (restored.ok) void navigate(workbenchPath(writeSymbol(body.instrument), id));
    else setProblem(restored.reason);
    setRestoring(false);
  };
  return (
    <EarlierVersionNotice
      version={baseRevision}
      moment={formatDate(updatedAt, 'minute')}
      link={<ModelLink model={version}>{messages.openNewest}</ModelLink>}
      problem={problem}
      isRestoring={isRestoring}
      onRestore={() => void restore()}
    />
  );
}
