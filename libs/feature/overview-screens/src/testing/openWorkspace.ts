import type { ValuationModelDocument } from '@finance-analyst/documents';
import { createWorkspace, type Workspace } from '@finance-analyst/workspace';
import { stageNow } from './HomeStage.js';

export interface OpenWorkspaceOptions {
  /** Shared by workspaces that act as tabs of one browser; by default, documents are in memory. */
  readonly indexedDB?: IDBFactory;
  readonly models?: readonly ValuationModelDocument[];
}

let count = 0;

/** A real workspace with some models saved. */
export async function openWorkspace({
  indexedDB,
  models = [],
}: OpenWorkspaceOptions = {}): Promise<Workspace> {
  const workspace = createWorkspace({
    indexedDB,
    clock: () => stageNow,
    createId: () => `id-${String((count += 1))}`,
    ownerId: 'analyst',
  });
  for (const model of models) await workspace.save(model);
  return workspace;
}
