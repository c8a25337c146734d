import {
  buttonStyle,
  RenameDialog,
  SaveOverDialog,
  VersionsDialog,
  VisuallyHidden,
} from '@finance-analyst/components';
import { type DocumentSaving, whyNotSaved } from '@finance-analyst/document-editing';
import type { PortfolioDocument } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import type { RevisionRow, Workspace } from '@finance-analyst/workspace';
import { useEffect, useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../messages.js';
import { portfolioNoun } from '../portfolioNoun.js';
import { useVersionWords } from './useVersionWords.js';
import { versionPath } from './versionPath.js';

export type PortfolioDialogKind = 'rename' | 'versions' | 'save-over';

interface PortfolioDialogProps {
  readonly saving: DocumentSaving<PortfolioDocument>;
  readonly workspace: Workspace;
  readonly onReopen: () => void;
  readonly onClose: () => void;
}

/** The dialogs of a portfolio as a whole. */
export function PortfolioDialogs({
  kind,
  ...given
}: PortfolioDialogProps & { readonly kind: PortfolioDialogKind | null }): ReactElement | null {
  switch (kind) {
    case null:
      return null;
    case 'rename':
      return <Rename {...given} />;
    case 'versions':
      return <Versions {...given} />;
    case 'save-over':
      return <SaveOver {...given} />;
  }
}

const Rename = ({ saving: { document, rename }, onClose }: PortfolioDialogProps): ReactElement => (
  <RenameDialog
    noun={portfolioNoun}
    name={document.title}
    onRename={async (name) => {
      const end = await rename(name);
      if (end.kind === 'saved' || end.kind === 'unchanged' || end.kind === 'left') return null;
      return end.kind === 'failed' ? end.reason : messages.notRenamed;
    }}
    onClose={onClose}
  />
);

function SaveOver({ saving, onClose }: PortfolioDialogProps): ReactElement | null {
  const { newer } = useVersionWords(saving);
  const { format } = useFigureFormat();
  const count = saving.document.body.rows.length;
  return (
    newer && (
      <SaveOverDialog
        noun={portfolioNoun}
        newer={newer}
        summary={messages.hasRows(count, format(count, { kind: 'count' }))}
        onSaveOver={() => void saving.saveOver()}
        onClose={onClose}
      />
    )
  );
}

function Versions({ saving, workspace, onReopen, onClose }: PortfolioDialogProps): ReactElement {
  const { document, newer, isEdited } = saving;
  const { id } = document;
  const { formatDate } = useFigureFormat();
  const [rows, setRows] = useState<readonly RevisionRow[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [restoreProblem, setRestoreProblem] = useState<string | null>(null);
  const newest = newer?.baseRevision ?? document.baseRevision;
  useEffect(() => {
    let isCurrent = true;
    void workspace.revisions(id).then((listed) => {
      if (!isCurrent) return;
      if (listed.ok) setRows(listed.value);
      else setProblem(listed.reason);
    });
    return () => {
      isCurrent = false;
    };
  }, [workspace, id, newest]);
  const restore = async (revision: number): Promise<void> => {
    const end = await saving.restore(revision);
    if (end.kind === 'saved') onReopen();
    else setRestoreProblem(whyNotSaved(end, portfolioNoun));
  };
  return (
    <VersionsDialog
      name={document.title}
      rows={
        rows?.map(({ revision, savedAt, title }) => ({
          version: revision,
          moment: formatDate(savedAt, 'minute'),
          name: title,
          figure: null,
          link: (
            <Link className={buttonStyle({ variant: 'link' })} to={versionPath(id, revision)} target="_blank">
              {messages.lookAtVersion(revision)} <VisuallyHidden>{messages.inNewTab}</VisuallyHidden>
            </Link>
          ),
        })) ?? null
      }
      problem={problem}
      restoreProblem={restoreProblem}
      onRestore={(revision) => void restore(revision)}
      onRevert={
        isEdited && !newer
          ? () => {
              saving.revert(messages.backToSaved);
              onClose();
            }
          : undefined
      }
      onClose={onClose}
    />
  );
}
