import type { PortfolioBody } from '@finance-analyst/documents';
import { createMarketDataStore } from '@finance-analyst/market-data';
import type { LedgerWorkers } from '@finance-analyst/portfolios';
import { createWorkspace, savedModelsSlice, type DocumentRow } from '@finance-analyst/workspace';
import { useState, type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { Portfolio } from '../screen/Portfolio.js';
import { documentOf } from './examplePortfolio.js';
import { ledgerWorkersHere } from './ledgerWorkersHere.js';
import { pricesHere } from './pricesHere.js';

const nothing = (): void => undefined;

const now = (): Date => new Date('2025-11-20T12:00:00.000Z');

/** An open portfolio at an address, in this tab's memory, with its ledger folded in this thread. */
export function PortfolioHere({
  body,
  query,
  isReadOnly = false,
  workers,
  priceOf = () => ({ price: 120, currency: 'USD' }),
  models = [],
}: {
  readonly body: PortfolioBody;
  /** Of the address: `view=transactions`. */
  readonly query: string;
  readonly isReadOnly?: boolean;
  readonly workers?: LedgerWorkers;
  readonly priceOf?: Parameters<typeof pricesHere>[0];
  /** Saved valuation models. */
  readonly models?: readonly DocumentRow[];
}): ReactElement {
  const [given] = useState(() => {
    let ids = 0;
    const createId = (): string => `id-${(ids += 1)}`;
    const own = workers ?? ledgerWorkersHere();
    const store = createMarketDataStore(
      { fetch: pricesHere(priceOf) },
      { savedModels: savedModelsSlice.reducer },
    );
    store.dispatch(savedModelsSlice.actions.savedModelsLoaded(models));
    return {
      store,
      createId,
      loadLedgerWorkers: async () => own,
      workspace: createWorkspace({ indexedDB: undefined, clock: now, createId, ownerId: 'device' }),
      opened: {
        kind: 'open',
        opening: { document: documentOf(body) },
        isReadOnly,
        note: null,
        draftProblem: null,
        summary: null,
      } as const,
    };
  });
  const { store, ...dependencies } = given;
  return (
    <Provider store={store}>
      <MemoryRouter initialEntries={[`/portfolio?portfolio=example&${query}`]}>
        <Portfolio
          {...dependencies}
          clock={now}
          ownerId="device"
          importTransactions={nothing}
          onDataShown={nothing}
          onStored={nothing}
          onReopen={nothing}
        />
      </MemoryRouter>
    </Provider>
  );
}
