import type { HealthResponse, ServiceStatusResponse } from '@finance-analyst/contracts';
import { FigureFormatProvider } from '@finance-analyst/figures';
import { createMarketDataStore } from '@finance-analyst/market-data';
import { savedModelsSlice, type SavedModelsState } from '@finance-analyst/workspace';
import { useState, type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { StatusScreen, type StatusScreenProps } from '../status/StatusScreen.js';
import { createFakeDeviceStorage } from './createFakeDeviceStorage.js';
import { exampleWorker } from './exampleWorker.js';
import { exampleHealth, exampleStatus } from './exampleStatus.js';

export const statusNow = new Date('2026-11-20T14:30:00.000Z');

/** The server's answers: health and providers, an error, a network failure, or none at all. */
export type ServerAnswer =
  { readonly health: HealthResponse; readonly status: ServiceStatusResponse } | 'error' | 'offline' | 'never';

const respond = (url: string, answer: ServerAnswer): Promise<Response> => {
  if (answer === 'never') return new Promise(() => undefined);
  if (answer === 'offline') return Promise.reject(new TypeError('Failed to fetch'));
  if (answer === 'error') {
    const error = { code: 'unavailable', message: 'The server is being restarted. Try again in a minute.' };
    return Promise.resolve(Response.json({ error }, { status: 502 }));
  }
  if (url.endsWith('/status')) return Promise.resolve(Response.json(answer.status));
  return Promise.resolve(Response.json(answer.health, { status: answer.health.status === 'ok' ? 200 : 503 }));
};

export interface StatusStageProps extends Partial<StatusScreenProps> {
  /** Called at each request, so that a test can change it. */
  readonly server?: () => ServerAnswer;
  readonly saved?: Partial<SavedModelsState>;
}

const someModels: Partial<SavedModelsState> = {
  phase: 'loaded',
  workspace: { storage: 'device', reason: null },
};

const fineServer = (): ServerAnswer => ({ health: exampleHealth, status: exampleStatus });

const createStore = (server: () => ServerAnswer, saved: Partial<SavedModelsState>) => {
  const first = { ...savedModelsSlice.getInitialState(), ...saved };
  return createMarketDataStore(
    {
      fetch: (input) => respond(String(input), server()),
      clock: () => statusNow,
      isOnline: () => server() !== 'offline',
    },
    { savedModels: (state = first) => state },
  );
};

/** The status screen with its own store, over a server that is a function. */
export function StatusStage({
  server = fineServer,
  saved = someModels,
  ...screen
}: StatusStageProps): ReactElement {
  const [store] = useState(() => createStore(server, saved));
  const [deviceStorage] = useState(() => createFakeDeviceStorage());
  return (
    <Provider store={store}>
      <FigureFormatProvider locale="en-US" timeZone="UTC">
        <StatusScreen
          clock={() => statusNow}
          deviceStorage={deviceStorage}
          readWorkerState={readExampleWorker}
          {...screen}
        />
      </FigureFormatProvider>
    </Provider>
  );
}

const readExampleWorker = () => Promise.resolve({ ok: true, value: exampleWorker } as const);
