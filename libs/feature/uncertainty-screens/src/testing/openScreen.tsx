import type { ValuationModelDocument } from '@finance-analyst/documents';
import { FigureFormatProvider } from '@finance-analyst/figures';
import type { DataShown } from '@finance-analyst/market';
import { createMarketDataStore } from '@finance-analyst/market-data';
import {
  connectSavedModels,
  createWorkspace,
  savedModelsSlice,
  type Workspace,
} from '@finance-analyst/workspace';
import { createStoredEntries, type StoredEntries } from '@finance-analyst/stored-entries';
import { useEffect, useState, type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { ScenarioAnalysisScreen } from '../screen/ScenarioAnalysisScreen.js';
import type { SimulationWorkers } from '../simulation/SimulationWorkers.js';
import { createFakeWorkers } from './createFakeWorkers.js';

let ids = 0;
const createId = (): string => `run-${(ids += 1)}`;

const now = new Date('2026-11-24T09:00:00.000Z');

/** A workspace in memory with these models saved. */
export async function openWorkspace(models: readonly ValuationModelDocument[]): Promise<Workspace> {
  const workspace = createWorkspace({
    indexedDB: undefined,
    clock: () => now,
    createId: () => 'id',
    ownerId: 'device',
  });
  for (const model of models) await workspace.save(model);
  return workspace;
}

export interface ScreenStageProps {
  readonly workspace: Workspace;
  readonly address?: string;
  readonly workers?: SimulationWorkers;
  /** The small values on the device; none are stored by default. */
  readonly entries?: StoredEntries;
  readonly onDataShown?: (shown: DataShown | null) => void;
}

/** The screen at an address, over a workspace. */
export function ScreenStage({
  workspace,
  address = '/scenario-analysis?model=example-model',
  workers,
  entries: given,
  onDataShown,
}: ScreenStageProps): ReactElement {
  const [store] = useState(() => createMarketDataStore({ fetch }, { savedModels: savedModelsSlice.reducer }));
  const [entries] = useState(() => given ?? createStoredEntries({}));
  const [loadWorkers] = useState(() => {
    const loaded = Promise.resolve(workers ?? createFakeWorkers());
    return () => loaded;
  });
  useEffect(() => connectSavedModels(workspace, store.dispatch), [workspace, store]);
  return (
    <Provider store={store}>
      <FigureFormatProvider locale="en-US" timeZone="UTC">
        <MemoryRouter initialEntries={[address]}>
          <ScenarioAnalysisScreen
            workspace={workspace}
            clock={() => now}
            createId={createId}
            entries={entries}
            loadSimulationWorkers={loadWorkers}
            {...(onDataShown ? { onDataShown } : {})}
          />
        </MemoryRouter>
      </FigureFormatProvider>
    </Provider>
  );
}
