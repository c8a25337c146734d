import { createDocument, type PortfolioBody } from '@finance-analyst/documents';
import { createMarketDataStore } from '@finance-analyst/market-data';
import { connectSavedModels, createWorkspace, savedModelsSlice } from '@finance-analyst/workspace';
import type { LedgerWorkers } from '@finance-analyst/portfolios';
import { useEffect, useState, type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { PortfolioScreen } from '../screen/PortfolioScreen.js';
import { ledgerWorkersHere } from './ledgerWorkersHere.js';
import { pricesHere } from './pricesHere.js';

const nothing = (): void => undefined;

const now = (): Date => new Date('2025-11-20T12:00:00.000Z');

/** The screen at an address, with these portfolios saved in this tab's memory under their titles. */
export function PortfoliosHere({
  bodies,
  query,
  workers,
  priceOf = () => ({ price: 120, currency: 'USD' }),
}: {
  readonly bodies: Readonly<Record<string, PortfolioBody>>;
  /** Of the address: `portfolios=all`. */
  readonly query: string;
  readonly workers?: LedgerWorkers;
  readonly priceOf?: Parameters<typeof pricesHere>[0];
}): ReactElement {
  const [given] = useState(() => {
    let ids = 0;
    const createId = (): string => `id-${(ids += 1)}`;
    const own = workers ?? ledgerWorkersHere();
    return {
      store: createMarketDataStore({ fetch: pricesHere(priceOf) }, { savedModels: savedModelsSlice.reducer }),
      createId,
      loadLedgerWorkers: async () => own,
      workspace: createWorkspace({ indexedDB: undefined, clock: now, createId, ownerId: 'device' }),
    };
  });
  const { store, ...dependencies } = given;
  const { workspace } = given;
  useEffect(() => {
    const end = connectSavedModels(workspace, store.dispatch);
    void (async () => {
      for (const [title, body] of Object.entries(bodies))
        await workspace.save(
          createDocument({
            kind: 'portfolio',
            id: title.toLowerCase(),
            ownerId: 'device',
            title,
            now: now().toISOString(),
            body,
          }),
        );
    })();
    return end;
  }, [workspace, store, bodies]);
  return (
    <Provider store={store}>
      <MemoryRouter initialEntries={[`/portfolio?${query}`]}>
        <PortfolioScreen
          {...dependencies}
          clock={now}
          ownerId="device"
          importTransactions={nothing}
          onDataShown={nothing}
        />
        <Address />
      </MemoryRouter>
    </Provider>
  );
}

/** What the address is, for tests. */
function Address(): ReactElement {
  const { search } = useLocation();
  return (
    <span hidden data-testid="address">
      {search}
    </span>
  );
}
