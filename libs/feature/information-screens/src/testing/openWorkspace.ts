import { createWorkspace, type Workspace } from '@finance-analyst/workspace';
import { smallModel, type SmallModel } from './smallModel.js';

/** A real workspace in memory with small saved models of a made-up company. */
export async function openWorkspace(
  models: readonly SmallModel[] = [],
  indexedDB?: IDBFactory,
): Promise<Workspace> {
  let count = 0;
  const workspace = createWorkspace({
    indexedDB,
    clock: () => new Date('2027-03-02T12:00:00.000Z'),
    createId: () => `id-${String((count += 1))}`,
    ownerId: 'analyst',
  });
  for (const model of models) await workspace.save(smallModel(model));
  return workspace;
}
