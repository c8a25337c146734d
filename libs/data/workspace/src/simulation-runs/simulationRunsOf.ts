import type { AnalystDocument, SimulationRunDocument, StoredDocument } from '@finance-analyst/documents';
import { messages } from '../messages.js';
import { fail, type Outcome, type SaveOutcome, succeed } from '../Outcome.js';
import type { DocumentRow } from '../records/DocumentRow.js';
import type { Workspace } from '../Workspace.js';

/** The simulation runs among the documents of a workspace. */
export interface SimulationRuns {
  /** Those of a model, newest first. */
  list(modelId: string): Promise<Outcome<readonly DocumentRow[]>>;
  read(id: string): Promise<Outcome<SimulationRunDocument>>;
  save(run: SimulationRunDocument): Promise<Outcome<SimulationRunDocument>>;
  rename(run: SimulationRunDocument, title: string): Promise<Outcome<SimulationRunDocument>>;
}

const kind = 'simulation-run' satisfies SimulationRunDocument['kind'];

const asRun = (document: StoredDocument): Outcome<SimulationRunDocument> =>
  document.kind === kind ? succeed(document) : fail('not-found', messages.notFound);

const asSaved = (saved: SaveOutcome): Outcome<SimulationRunDocument> => {
  if (saved.ok) return asRun(saved.value);
  return saved.code === 'conflict' ? fail('changed', saved.reason) : saved;
};

const asStored = (run: SimulationRunDocument): AnalystDocument => run as StoredDocument as AnalystDocument;

/** The workspace stores documents of every kind alike; its types name the one that is edited, so runs pass here. */
export const simulationRunsOf = (
  workspace: Pick<Workspace, 'list' | 'read' | 'rename' | 'save'>,
): SimulationRuns => ({
  list: async (modelId) => {
    const listed = await workspace.list();
    return listed.ok
      ? succeed(
          listed.value
            .filter((row) => row.kind === kind && row.partOfId === modelId)
            // A new name does not make a run newer.
            .toSorted((left, right) => right.createdAt.localeCompare(left.createdAt, 'en')),
        )
      : listed;
  },
  read: async (id) => {
    const read = await workspace.read(id);
    return read.ok ? asRun(read.value.document) : read;
  },
  save: async (run) => asSaved(await workspace.save(asStored(run))),
  rename: async (run, title) => asSaved(await workspace.rename(asStored(run), title)),
});
