import type { AnalystDocument } from '@finance-analyst/documents';
import type { Workspace } from '@finance-analyst/workspace';
import { useState } from 'react';
import { messages } from '../messages.js';

export type ImportState =
  | { readonly kind: 'idle' | 'busy' }
  | { readonly kind: 'done'; readonly document: AnalystDocument }
  | { readonly kind: 'failed'; readonly reason: string };

export interface ModelImport {
  readonly state: ImportState;
  importFile(file: Pick<File, 'text'>): void;
}

/** Reads a model file and saves it as a new model of this device. */
export function useModelImport(workspace: Workspace): ModelImport {
  const [state, setState] = useState<ImportState>({ kind: 'idle' });
  const importFile = async (file: Pick<File, 'text'>) => {
    setState({ kind: 'busy' });
    const text = await file.text().catch(() => null);
    if (text === null) {
      setState({ kind: 'failed', reason: messages.importUnreadable });
      return;
    }
    const imported = await workspace.importText(text);
    setState(
      imported.ok ? { kind: 'done', document: imported.value } : { kind: 'failed', reason: imported.reason },
    );
  };
  return { state, importFile: (file) => void importFile(file) };
}
