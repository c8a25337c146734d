import type { PortfolioDocument } from '@finance-analyst/documents';
import { FigureFormatProvider } from '@finance-analyst/figures';
import { createMarketDataStore } from '@finance-analyst/market-data';
import { createLedgerServer, isoDate } from '@finance-analyst/portfolio';
import type { LedgerWorkers } from '@finance-analyst/portfolios';
import {
  connectSavedModels,
  createWorkspace,
  savedModelsSlice,
  type Workspace,
} from '@finance-analyst/workspace';
import { useEffect, useState, type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { AnalyticsScreen } from '../screen/AnalyticsScreen.js';
import { stageDays, stageNow, stagePrice } from './examplePortfolio.js';

let ids = 0;

/** A workspace in memory with these portfolios saved. */
export async function openWorkspace(portfolios: readonly PortfolioDocument[]): Promise<Workspace> {
  const workspace = createWorkspace({
    indexedDB: undefined,
    clock: () => stageNow,
    createId: () => `id-${(ids += 1)}`,
    ownerId: 'analyst',
  });
  for (const portfolio of portfolios) await workspace.save(portfolio);
  return workspace;
}

/** What the market answers about a symbol or a pair of currencies. */
export type MarketAnswer = 'prices' | 'error' | 'never';

const currencyOf = (symbol: string): string => (symbol === 'ROUE' ? 'EUR' : 'USD');

async function answerTo(address: string, answerOf: (of: string) => MarketAnswer): Promise<Response> {
  const { pathname, searchParams } = new URL(address, 'http://page');
  const symbol = searchParams.get('symbol') ?? searchParams.get('base') ?? '';
  const answer = answerOf(symbol);
  if (answer === 'never') return new Promise(() => undefined);
  if (answer === 'error') {
    const error = { code: 'not-found', message: `There are no prices of ${symbol}.` };
    return Response.json({ error }, { status: 404 });
  }
  if (pathname.endsWith('real-time')) {
    const price = 100;
    return Response.json({
      quotes: (searchParams.get('symbols') ?? '').split(',').map((each) => ({
        symbol: each,
        price,
        currency: currencyOf(each),
        previousClose: price,
        change: 0,
        changePercent: 0,
        asOf: '2026-11-27T21:00:00.000Z',
        source: 'sample',
        stale: false,
      })),
      missing: [],
    });
  }
  if (pathname.endsWith('exchange-rates'))
    return Response.json({
      base: symbol,
      quote: 'USD',
      source: 'sample',
      rates: stageDays.map((day) => ({ date: isoDate(day), rate: 1.1 + 0.05 * Math.sin(day / 90) })),
    });
  return Response.json({
    symbol,
    currency: currencyOf(symbol),
    source: 'sample',
    adjusted: false,
    bars: stageDays.map((day) => ({
      date: isoDate(day),
      open: null,
      high: null,
      low: null,
      close: stagePrice(symbol, day),
      adjustedClose: null,
      volume: null,
    })),
  });
}

/** Workers in this thread, with messages cloned as real ones have them. */
function createWorkersHere(): LedgerWorkers {
  const server = createLedgerServer();
  const run = async ({ name, input }: { readonly name: keyof typeof server; readonly input: never }) => ({
    ok: true,
    value: structuredClone(server[name](structuredClone(input))),
  });
  return { run: run as LedgerWorkers['run'] };
}

export interface AnalyticsStageProps {
  readonly workspace: Workspace;
  readonly address?: string;
  /** Called at each request; there are prices of everything by default. */
  readonly market?: (of: string) => MarketAnswer;
}

function Address(): ReactElement {
  const { pathname, search } = useLocation();
  return <output hidden>{`${pathname}${search}`}</output>;
}

/** The screen at an address, over a workspace and a market that is a function. */
export function AnalyticsStage({
  workspace,
  address = '/analytics?portfolio=example',
  market = () => 'prices',
}: AnalyticsStageProps): ReactElement {
  const [store] = useState(() =>
    createMarketDataStore(
      { fetch: (input) => answerTo(String(input), market), clock: () => stageNow, isOnline: () => true },
      { savedModels: savedModelsSlice.reducer },
    ),
  );
  const [loadWorkers] = useState(() => {
    const workers = createWorkersHere();
    return async () => workers;
  });
  useEffect(() => connectSavedModels(workspace, store.dispatch), [workspace, store]);
  return (
    <Provider store={store}>
      <FigureFormatProvider locale="en-US" timeZone="UTC">
        <MemoryRouter initialEntries={[address]}>
          <AnalyticsScreen
            workspace={workspace}
            clock={() => stageNow}
            loadLedgerWorkers={loadWorkers}
            onDataShown={() => undefined}
          />
          <Address />
        </MemoryRouter>
      </FigureFormatProvider>
    </Provider>
  );
}
