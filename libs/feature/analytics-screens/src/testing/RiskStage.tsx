import {
  createDocument,
  newPortfolioBody,
  type PortfolioBody,
  type PortfolioDocument,
} from '@finance-analyst/documents';
import { FigureFormatProvider } from '@finance-analyst/figures';
import { createMarketDataStore } from '@finance-analyst/market-data';
import { createLedgerServer, isoDate, type LedgerRow } from '@finance-analyst/portfolio';
import type { LedgerWorkers } from '@finance-analyst/portfolios';
import {
  connectSavedModels,
  createWorkspace,
  savedModelsSlice,
  type Workspace,
} from '@finance-analyst/workspace';
import { createStoredEntries } from '@finance-analyst/stored-entries';
import { type ReactElement, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { RiskScreen, type RiskScreenProps } from '../risk-screen/RiskScreen.js';
import { createRiskWorkersHere } from './createRiskWorkersHere.js';
import { exampleRisk, exampleRiskBody } from './exampleRisk.js';

const now = new Date(2026, 10, 27, 18);
const clock = (): Date => now;

const row = (
  id: string,
  fields: Omit<LedgerRow, 'id' | 'entry' | 'date' | 'account' | 'currency'>,
): LedgerRow => ({
  id,
  entry: Number(id),
  date: '2026-01-05',
  account: 'us',
  currency: 'USD',
  ...fields,
});

const buy = (id: string, symbol: string, quantity: string): LedgerRow =>
  row(id, { kind: 'buy', instrument: { symbol, market: null }, quantity, price: '100' });

/** Three holdings and cash. */
export const riskStageBody: PortfolioBody = {
  ...newPortfolioBody('USD'),
  accounts: [{ id: 'us', name: 'US broker', currency: 'USD', opened: '2026-01-05', lotMethod: 'fifo' }],
  instruments: exampleRiskBody.instruments,
  rows: [
    row('1', { kind: 'deposit', gross: '100000' }),
    buy('2', 'ACME', '600'),
    buy('3', 'ROUE', '250'),
    buy('4', 'TARN', '100'),
  ],
};

export const riskStagePortfolio = (body = riskStageBody): PortfolioDocument =>
  createDocument({
    kind: 'portfolio',
    id: 'example',
    ownerId: 'analyst',
    title: 'Family savings',
    now: now.toISOString(),
    body,
  });

/** A workspace in memory with these portfolios saved. */
export async function openRiskWorkspace(portfolios: readonly PortfolioDocument[]): Promise<Workspace> {
  let ids = 0;
  const workspace = createWorkspace({
    indexedDB: undefined,
    clock,
    createId: () => `id-${(ids += 1)}`,
    ownerId: 'analyst',
  });
  for (const portfolio of portfolios) await workspace.save(portfolio);
  return workspace;
}

/** What the market answers about a symbol: so many days of prices, none, or nothing at all. */
export type RiskAnswer = number | 'error' | 'never';

const { days, assets } = exampleRisk();

function answerTo(address: string, answerOf: (symbol: string) => RiskAnswer): Promise<Response> | Response {
  const { pathname, searchParams } = new URL(address, 'http://page');
  if (pathname.endsWith('exchange-rates'))
    return Response.json({
      base: searchParams.get('base'),
      quote: searchParams.get('quote'),
      source: 'sample',
      rates: [{ date: '2000-01-03', rate: 1.1 }],
    });
  if (pathname.endsWith('historical')) {
    const symbol = searchParams.get('symbol') ?? '';
    const answer = answerOf(symbol);
    if (answer === 'never') return new Promise(() => undefined);
    const levels = assets.find(({ position }) => position.id === symbol)?.levels;
    if (answer === 'error' || !levels) {
      const error = { code: 'not-found', message: `There are no prices of ${symbol}.` };
      return Response.json({ error }, { status: 404 });
    }
    const bars = Array.from(days, (day, at) => ({
      date: isoDate(day),
      open: null,
      high: null,
      low: null,
      close: levels[at],
      adjustedClose: null,
      volume: null,
    })).slice(-answer);
    return Response.json({ symbol, currency: 'USD', source: 'sample', adjusted: false, bars });
  }
  if (pathname.endsWith('parameters')) {
    const error = { code: 'not-found', message: 'There are no parameters.' };
    return Response.json({ error }, { status: 404 });
  }
  const symbols = (searchParams.get('symbols') ?? '').split(',').filter(Boolean);
  return Response.json({
    quotes: symbols.map((symbol) => ({
      symbol,
      price: 100,
      currency: 'USD',
      previousClose: 100,
      change: 0,
      changePercent: 0,
      asOf: '2026-11-27T21:00:00.000Z',
      source: 'sample',
      stale: false,
    })),
    missing: [],
  });
}

function createWorkersHere(): LedgerWorkers {
  const server = createLedgerServer();
  const run = async ({ name, input }: { readonly name: keyof typeof server; readonly input: never }) => ({
    ok: true,
    value: structuredClone(server[name](structuredClone(input))),
  });
  return { run: run as LedgerWorkers['run'] };
}

export interface RiskStageProps {
  /** What a change of the portfolio ends with. */
  readonly editPortfolio?: RiskScreenProps['editPortfolio'];
  readonly workspace: Workspace;
  readonly query?: string;
  readonly market?: (symbol: string) => RiskAnswer;
  /** Receives the name of each task that the worker is given. */
  readonly onRiskTask?: ((name: string) => void) | undefined;
}

/** The risk screen over a workspace and a market that is a function. */
export function RiskStage({
  workspace,
  query = 'portfolio=example',
  market = () => 800,
  editPortfolio = async (id, change) => {
    const opened = await workspace.open(id);
    if (!opened.ok || opened.value.document.kind !== 'portfolio') return { ok: false, reason: 'Not found.' };
    const { document } = opened.value;
    const body = change(document.body);
    // As a version is read: its own objects.
    if (body !== document.body) await workspace.save(structuredClone({ ...document, body }));
    return { ok: true };
  },
  onRiskTask,
}: RiskStageProps): ReactElement {
  const [store] = useState(() =>
    createMarketDataStore(
      { fetch: async (input) => answerTo(String(input), market), clock, isOnline: () => true },
      { savedModels: savedModelsSlice.reducer },
    ),
  );
  const [loadWorkers] = useState(() => {
    const workers = createWorkersHere();
    return async () => workers;
  });
  const [loadRiskWorkers] = useState(() => {
    const workers = createRiskWorkersHere();
    const run: typeof workers.run = (task, options) => {
      onRiskTask?.(task.name);
      return workers.run(task, options);
    };
    return async () => ({ run });
  });
  const [entries] = useState(() => createStoredEntries({}));
  useEffect(() => connectSavedModels(workspace, store.dispatch), [workspace, store]);
  return (
    <Provider store={store}>
      <FigureFormatProvider locale="en-US" timeZone="UTC">
        <MemoryRouter initialEntries={[`/advanced-analytics-dashboard?${query}`]}>
          <RiskScreen
            workspace={workspace}
            clock={clock}
            loadLedgerWorkers={loadWorkers}
            loadRiskWorkers={loadRiskWorkers}
            entries={entries}
            editPortfolio={editPortfolio}
            onDataShown={() => undefined}
          />
        </MemoryRouter>
      </FigureFormatProvider>
    </Provider>
  );
}
