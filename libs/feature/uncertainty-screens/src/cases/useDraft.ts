import type { ValuationModelDocument } from '@finance-analyst/documents';
import type { CompanyFundamentals } from '@finance-analyst/market';
import { derivedPartsOf } from '@finance-analyst/valuation';
import {
  createDocumentSession,
  type Draft,
  ofKind,
  type Outcome,
  type Workspace,
} from '@finance-analyst/workspace';
import { useEffect, useState } from 'react';

export interface StoredDraft {
  /** The unsaved changes, on the version that is current; null if there are none. */
  readonly draft: Draft<ValuationModelDocument> | null;
  /** Why they could not be read. */
  readonly problem: string | null;
}

const none: StoredDraft = { draft: null, problem: null };

/** The draft of a document as it opens: one of an earlier version merged with the current one. */
async function readDraft(
  workspace: Workspace,
  { id, baseRevision }: Pick<ValuationModelDocument, 'id' | 'baseRevision'>,
  fundamentals: CompanyFundamentals,
): Promise<Outcome<Draft<ValuationModelDocument> | null>> {
  const read = await workspace.drafts.read(id);
  if (!read.ok) return read;
  if (!read.value || read.value.document.kind !== 'valuation-model') return { ok: true, value: null };
  const found = { ...read.value, document: read.value.document };
  if (found.document.baseRevision === baseRevision) return { ok: true, value: found };
  const opened = ofKind(await workspace.open(id), 'valuation-model');
  if (!opened.ok) return opened;
  const session = createDocumentSession({
    workspace,
    opened: { ...opened.value, isElsewhere: false },
    derived: derivedPartsOf(opened.value.document, fundamentals),
    nowMs: () => performance.now(),
  });
  const { present } = session.state().history;
  return { ok: true, value: { ...found, document: { ...found.document, ...present } } };
}

/** The unsaved changes of a model as they are stored, in this tab or another one. */
export function useDraft(
  workspace: Workspace,
  { id, baseRevision }: ValuationModelDocument,
  fundamentals: CompanyFundamentals,
): StoredDraft {
  const [stored, setStored] = useState(none);
  useEffect(() => {
    let latest = 0;
    const read = async (): Promise<void> => {
      latest += 1;
      const own = latest;
      const found = await readDraft(workspace, { id, baseRevision }, fundamentals);
      if (own !== latest) return;
      setStored(found.ok ? { draft: found.value, problem: null } : { draft: null, problem: found.reason });
    };
    void read();
    const unsubscribe = workspace.subscribe((event) => {
      if ((event.type === 'draft-written' || event.type === 'document-changed') && event.id === id)
        void read();
    });
    return () => {
      latest = -1;
      unsubscribe();
    };
  }, [workspace, id, baseRevision, fundamentals]);
  return stored;
}
