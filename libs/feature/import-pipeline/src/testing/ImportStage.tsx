import { createDocument, newPortfolioBody, type PortfolioBody } from '@finance-analyst/documents';
import { FigureFormatProvider } from '@finance-analyst/figures';
import { createStoredEntries, type StoredEntries } from '@finance-analyst/stored-entries';
import { createWorkspace, type Workspace } from '@finance-analyst/workspace';
import { useState, type ReactElement } from 'react';
import type { EditPortfolio, ImportDependencies } from '../ImportDependencies.js';
import { ImportTransactions } from '../ImportTransactions.js';
import type { ImportWorkers } from '../worker/ImportWorkers.js';
import { createFakeWorkers } from './createFakeWorkers.js';
import { createId } from './importText.js';

const clock = (): Date => new Date('2026-11-20T22:00:00.000Z');

export interface SavedPortfolio {
  readonly id: string;
  readonly title: string;
  readonly body: PortfolioBody;
}

const documentOf = ({ id, title, body }: SavedPortfolio) =>
  createDocument({ kind: 'portfolio', id, ownerId: 'device', title, now: clock().toISOString(), body });

/** A workspace in memory with these portfolios saved. */
export async function openWorkspace(portfolios: readonly SavedPortfolio[]): Promise<Workspace> {
  const workspace = createWorkspace({ indexedDB: undefined, clock, createId, ownerId: 'device' });
  for (const portfolio of portfolios) await workspace.save(documentOf(portfolio));
  return workspace;
}

/** Edits and creates portfolios of a workspace, as the application does. */
export function portfoliosOf(
  workspace: Workspace,
): Pick<ImportDependencies, 'editPortfolio' | 'createPortfolio'> {
  const editPortfolio: EditPortfolio = async (id, change) => {
    const opened = await workspace.open(id);
    if (!opened.ok) return opened;
    const { document } = opened.value;
    if (document.kind !== 'portfolio') return { ok: false, reason: 'No portfolio.' };
    const saved = await workspace.save({ ...document, body: change(document.body) });
    return saved.ok ? { ok: true, version: saved.value.baseRevision } : saved;
  };
  return {
    editPortfolio,
    createPortfolio: async (title, currency) => {
      const saved = await workspace.save(
        documentOf({ id: createId(), title, body: newPortfolioBody(currency) }),
      );
      return saved.ok ? { ok: true, value: saved.value.id } : saved;
    },
  };
}

export interface ImportStageProps extends Partial<ImportDependencies> {
  readonly saved?: Workspace;
  readonly workers?: ImportWorkers;
  readonly entries?: StoredEntries;
  readonly onClose?: () => void;
}

const emptyWorkspace = createWorkspace({ indexedDB: undefined, clock, createId, ownerId: 'device' });

/** The import as wide as in its dialog, over a workspace in memory. */
export function ImportStage({
  saved = emptyWorkspace,
  workers,
  onClose = () => undefined,
  ...given
}: ImportStageProps): ReactElement {
  const [entries] = useState(() => createStoredEntries({}));
  const [loadImportWorkers] = useState(() => {
    const loaded = Promise.resolve(workers ?? createFakeWorkers());
    return () => loaded;
  });
  return (
    <FigureFormatProvider locale="en-US" timeZone="UTC">
      <div style={{ maxWidth: '56rem', marginInline: 'auto' }}>
        <ImportTransactions
          workspace={saved}
          clock={clock}
          createId={createId}
          entries={entries}
          loadImportWorkers={loadImportWorkers}
          findInstruments={() => Promise.resolve([])}
          navigate={() => undefined}
          onClose={onClose}
          {...portfoliosOf(saved)}
          {...given}
        />
      </div>
    </FigureFormatProvider>
  );
}
