import type { AnalystDocument } from '@finance-analyst/documents';
import { createWorkspace, type Workspace } from '@finance-analyst/workspace';

export const stageNow = new Date('2026-11-21T14:30:00.000Z');

let count = 0;

/** A separate device with some saved models: a real workspace, in memory. */
export async function openWorkspace(models: readonly AnalystDocument[] = []): Promise<Workspace> {
  const workspace = createWorkspace({
    indexedDB: undefined,
    clock: () => stageNow,
    createId: () => `id-${String((count += 1))}`,
    ownerId: 'analyst',
  });
  for (const model of models) await workspace.save(model);
  return workspace;
}
