import type { SimulationRunDocument } from '@finance-analyst/documents';
import { simulationRunsOf, type Workspace } from '@finance-analyst/workspace';
import { useEffect, useState } from 'react';

export interface SavedRuns {
  readonly phase: 'loading' | 'ready' | 'failed';
  /** Newest first. */
  readonly runs: readonly SimulationRunDocument[];
  /** Why runs could not be read; the others are there. */
  readonly reason: string | null;
}

async function readRuns(workspace: Workspace, modelId: string): Promise<SavedRuns> {
  const saved = simulationRunsOf(workspace);
  const listed = await saved.list(modelId);
  if (!listed.ok) return { phase: 'failed', runs: [], reason: listed.reason };
  const read = await Promise.all(listed.value.map(({ id }) => saved.read(id)));
  const failure = read.find((each) => !each.ok);
  return {
    phase: failure ? 'failed' : 'ready',
    runs: read.flatMap((each) => (each.ok ? [each.value] : [])),
    reason: failure && !failure.ok ? failure.reason : null,
  };
}

/** The saved runs of a model, read again after every change of a document. */
export function useSavedRuns(workspace: Workspace, modelId: string): SavedRuns {
  const [state, setState] = useState<SavedRuns>({ phase: 'loading', runs: [], reason: null });
  useEffect(() => {
    let latest = 0;
    const load = async (): Promise<void> => {
      latest += 1;
      const own = latest;
      const runs = await readRuns(workspace, modelId);
      if (own === latest) setState(runs);
    };
    void load();
    const unsubscribe = workspace.subscribe(({ type }) => {
      if (type === 'document-changed') void load();
    });
    return () => {
      latest = -1;
      unsubscribe();
    };
  }, [workspace, modelId]);
  return state;
}
