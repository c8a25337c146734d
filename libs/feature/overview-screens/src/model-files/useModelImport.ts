import type { AnalystDocument } from '@finance-analyst/documents';
import { readWhole, type Outcome, type Workspace } from '@finance-analyst/workspace';
import { useState } from 'react';

/** How an import ended. */
export type ImportEnd =
  | {
      readonly kind: 'done';
      readonly document: AnalystDocument;
      /** The model of a saved run, or why it cannot be opened; null for a model. */
      readonly model: Outcome<AnalystDocument> | null;
    }
  | {
      readonly kind: 'failed';
      readonly fileName: string;
      /** Null if the browser could not read the file. */
      readonly reason: string | null;
      /** The technical problem of the file, for investigation; null if there is none. */
      readonly detail: string | null;
    };

export type ImportState = { readonly kind: 'idle' | 'busy' } | ImportEnd;

export interface ModelImport {
  readonly state: ImportState;
  importFile(file: Pick<File, 'name' | 'text'>): void;
  /** Dismisses the notice about the last file. */
  forget(): void;
}

/** Imports a file as a new model, or as a saved run of the model that it names. */
export function useModelImport(workspace: Workspace): ModelImport {
  const [state, setState] = useState<ImportState>({ kind: 'idle' });
  const importFile = async (file: Pick<File, 'name' | 'text'>) => {
    setState({ kind: 'busy' });
    const text = await file.text().catch(() => null);
    if (text === null) {
      setState({ kind: 'failed', fileName: file.name, reason: null, detail: null });
      return;
    }
    const imported = await workspace.importText(text);
    if (imported.ok) {
      const document = imported.value;
      setState({ kind: 'done', document, model: await readWhole(workspace, document) });
      return;
    }
    const detail = 'detail' in imported ? imported.detail : undefined;
    setState({ kind: 'failed', fileName: file.name, reason: imported.reason, detail: detail ?? null });
  };
  return {
    state,
    importFile: (file) => void importFile(file),
    forget: () => {
      setState({ kind: 'idle' });
    },
  };
}
