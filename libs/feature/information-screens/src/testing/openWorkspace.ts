import { createWorkspace, type Workspace } from '@finance-analyst/workspace';
import { createDocument } from '@finance-analyst/documents';

export interface SavedModel {
  readonly id: string;
  readonly title: string;
  /** ISO time at which it is made. */
  readonly now: string;
}

/** A real workspace in memory with small models of a made-up company saved. */
export async function openWorkspace(
  models: readonly SavedModel[] = [],
  indexedDB?: IDBFactory,
): Promise<Workspace> {
  let count = 0;
  const workspace = createWorkspace({
    indexedDB,
    clock: () => new Date('2027-03-02T12:00:00.000Z'),
    createId: () => `id-${String((count += 1))}`,
    ownerId: 'analyst',
  });
  for (const { id, title, now } of models)
    await workspace.save(
      createDocument({
        kind: 'valuation-model',
        id,
        ownerId: 'analyst',
        title,
        now,
        body: {
          symbol: 'NWI',
          name: 'Northwind Instruments',
          currency: 'USD',
          template: 'free-cash-flow-to-firm',
          years: 5,
          assumptions: [],
          knownOn: now.slice(0, 10),
          fundamentalsSnapshot: null,
        },
      }),
    );
  return workspace;
}
