import { loadDocumentForms, type SimulationRunDocument } from '@finance-analyst/documents';
import { simulationRunsOf, type Workspace } from '@finance-analyst/workspace';
import { useCallback, useEffect, useState } from 'react';

export interface SavedRuns {
  readonly phase: 'loading' | 'ready' | 'failed';
  /** Newest first. */
  readonly runs: readonly SimulationRunDocument[];
  /** Why runs could not be read; the others are there. */
  readonly reason: string | null;
  /** Runs that could not be read are read again. */
  readonly retry: () => void;
}

type Read = Omit<SavedRuns, 'retry'>;

type Known = ReadonlyMap<string, SimulationRunDocument>;

/** Reads only runs, and of these only those whose stored version is not known. */
async function readRuns(workspace: Workspace, modelId: string, known: Known): Promise<Read> {
  const saved = simulationRunsOf(workspace);
  const listed = await saved.list(modelId);
  if (!listed.ok) return { phase: 'failed', runs: [...known.values()], reason: listed.reason };
  const read = await Promise.all(
    listed.value.map(async ({ id, revision }) => {
      const run = known.get(id);
      return run?.baseRevision === revision ? { ok: true as const, value: run } : saved.read(id);
    }),
  );
  const failure = read.find((each) => !each.ok);
  return {
    phase: failure ? 'failed' : 'ready',
    runs: read.flatMap((each) => (each.ok ? [each.value] : [])),
    reason: failure && !failure.ok ? failure.reason : null,
  };
}

const isSameList = (one: Read, other: Read): boolean =>
  one.phase === other.phase &&
  one.reason === other.reason &&
  one.runs.length === other.runs.length &&
  one.runs.every((run, at) => run === other.runs[at]);

/** The saved runs of a model. After a change, only the runs that it changed are read again. */
export function useSavedRuns(workspace: Workspace, modelId: string): SavedRuns {
  const [state, setState] = useState<Read>({ phase: 'loading', runs: [], reason: null });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let latest = 0;
    let known = new Map<string, SimulationRunDocument>();
    const load = async (): Promise<void> => {
      latest += 1;
      const own = latest;
      const runs = await readRuns(workspace, modelId, known);
      if (own !== latest) return;
      known = new Map(runs.runs.map((run) => [run.id, run]));
      setState((before) => (isSameList(before, runs) ? before : runs));
    };
    void load();
    // A run is saved offline too, if its form is on the device before; without it, saving says why not.
    loadDocumentForms('simulation-run').catch(() => undefined);
    const unsubscribe = workspace.subscribe((event) => {
      if (event.type !== 'document-changed') return;
      known.delete(event.id);
      void load();
    });
    return () => {
      latest = -1;
      unsubscribe();
    };
  }, [workspace, modelId, attempt]);
  const retry = useCallback(() => {
    setAttempt((before) => before + 1);
  }, []);
  return { ...state, retry };
}
