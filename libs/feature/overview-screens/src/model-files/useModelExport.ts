import { saveFile } from '@finance-analyst/charts';
import type { DocumentRow, Workspace } from '@finance-analyst/workspace';
import { useState } from 'react';
import { jsonFile } from './jsonFile.js';

export interface ModelExport {
  /** Why the last export failed. */
  readonly problem: string | null;
  exportModel(row: Pick<DocumentRow, 'id' | 'title'>): void;
}

/** Exports a saved model to a file that can be imported on any device. */
export function useModelExport(workspace: Workspace): ModelExport {
  const [problem, setProblem] = useState<string | null>(null);
  const exportModel = async ({ id, title }: Pick<DocumentRow, 'id' | 'title'>) => {
    const text = await workspace.exportText(id);
    setProblem(text.ok ? null : text.reason);
    if (text.ok) saveFile(jsonFile(title, text.value));
  };
  return { problem, exportModel: (row) => void exportModel(row) };
}
