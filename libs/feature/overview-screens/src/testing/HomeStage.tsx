import { FigureFormatProvider } from '@finance-analyst/figures';
import type { Quote } from '@finance-analyst/market';
import { createMarketDataStore } from '@finance-analyst/market-data';
import { connectSavedModels, savedModelsSlice, type Workspace } from '@finance-analyst/workspace';
import { useEffect, useState, type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { HomeScreen, type HomeScreenProps } from '../home/HomeScreen.js';
import { exampleCalculations } from './exampleCalculations.js';
import { sampleStatus, type ExampleStatus } from './exampleStatus.js';

export const stageNow = new Date('2026-11-20T14:30:00.000Z');

/** The market data's answer: prices, an error, or none ever. */
export type MarketAnswer = readonly Quote[] | 'error' | 'never';

/** The server's status, or a failure. */
export type StatusAnswer = ExampleStatus | 'error' | 'offline' | 'never';

const tellStatus = async (answer: StatusAnswer): Promise<Response> => {
  if (answer === 'never') return new Promise(() => undefined);
  if (answer === 'offline') throw new TypeError('Failed to fetch');
  if (answer === 'error') {
    const error = { code: 'unavailable', message: 'The server is starting. Try again in a minute.' };
    return Response.json({ error }, { status: 503 });
  }
  return Response.json(answer);
};

const respond = async (url: string, answer: MarketAnswer): Promise<Response> => {
  if (answer === 'never') return new Promise(() => undefined);
  if (answer === 'error') {
    const error = { code: 'unavailable', message: 'The market data did not answer. Try again in a minute.' };
    return Response.json({ error }, { status: 503 });
  }
  const asked = new URL(url, 'http://page').searchParams.get('symbols')?.split(',') ?? [];
  const quotes = answer.filter(({ symbol }) => asked.includes(symbol));
  return Response.json({
    quotes,
    missing: asked.filter((symbol) => !quotes.some((quote) => quote.symbol === symbol)),
  });
};

export interface HomeStageProps extends Partial<HomeScreenProps> {
  readonly workspace: Workspace;
  /** Called at each request, so that a test can change it. */
  readonly market: () => MarketAnswer;
  /** Called at each request; only the sample market by default. */
  readonly status?: () => StatusAnswer;
  readonly timeZone?: string;
  readonly Screen?: typeof HomeScreen;
}

const createStore = (market: HomeStageProps['market'], status: () => StatusAnswer) =>
  createMarketDataStore(
    {
      fetch: (input) =>
        String(input).includes('/status') ? tellStatus(status()) : respond(String(input), market()),
      clock: () => stageNow,
    },
    { savedModels: savedModelsSlice.reducer },
  );

function Address(): ReactElement {
  const { pathname, search } = useLocation();
  return <output hidden>{`${pathname}${search}`}</output>;
}

/** Home with its own store, over a real workspace and a market that is a function. */
export function HomeStage({
  workspace,
  market,
  status = () => sampleStatus,
  timeZone = 'UTC',
  Screen = HomeScreen,
  ...home
}: HomeStageProps): ReactElement {
  const [store] = useState(() => createStore(market, status));
  const [calculations] = useState(exampleCalculations);
  useEffect(() => connectSavedModels(workspace, store.dispatch), [workspace, store]);
  return (
    <Provider store={store}>
      <FigureFormatProvider locale="en-US" timeZone={timeZone}>
        <MemoryRouter>
          <Screen
            workspace={workspace}
            clock={() => stageNow}
            calculations={calculations}
            search={{
              query: '',
              onQueryChange: () => undefined,
              results: [],
              status: 'idle',
              onSelect: () => undefined,
            }}
            {...home}
          />
          <Address />
        </MemoryRouter>
      </FigureFormatProvider>
    </Provider>
  );
}
