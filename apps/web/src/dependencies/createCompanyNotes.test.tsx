import { createDocument, newPortfolioBody } from '@finance-analyst/documents';
import { connectSavedModels, createWorkspace, savedModelsSlice } from '@finance-analyst/workspace';
import { createMarketDataStore } from '@finance-analyst/market-data';
import { createLedgerServer, type FoldRequest } from '@finance-analyst/portfolio';
import type { LedgerWorkers } from '@finance-analyst/portfolios';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createCompanyNotes } from './createCompanyNotes.js';

const clock = () => new Date('2026-11-20T10:00:00.000Z');

it('[WEB-193] says on screens about a company what portfolios hold of it', async () => {
  const workspace = createWorkspace({
    indexedDB: undefined,
    clock,
    createId: () => 'id',
    ownerId: 'device',
  });
  await workspace.save(
    createDocument({
      kind: 'portfolio',
      id: 'p',
      ownerId: 'device',
      title: 'Retirement',
      now: clock().toISOString(),
      body: {
        ...newPortfolioBody('USD'),
        accounts: [{ id: 'main', name: 'Main', currency: 'USD', opened: null, lotMethod: 'fifo' }],
        instruments: [
          {
            id: 'ACME',
            symbol: 'ACME',
            market: null,
            name: null,
            isin: null,
            currency: null,
            sector: null,
          },
        ],
        rows: [
          {
            id: '1',
            entry: 1,
            account: 'main',
            kind: 'deposit',
            date: '2025-01-02',
            instrument: { symbol: 'ACME', market: null },
            quantity: '7',
            gross: '70',
            currency: 'USD',
          },
        ],
      },
    }),
  );
  const store = createMarketDataStore({ fetch }, { savedModels: savedModelsSlice.reducer });
  connectSavedModels(workspace, store.dispatch);
  const server = createLedgerServer();
  const CompanyNotes = createCompanyNotes({ workspace }, async () => ({
    run: (async ({ input }: { readonly input: FoldRequest }) => ({
      ok: true,
      value: server.fold(input),
    })) as LedgerWorkers['run'],
  }));
  await act(async () =>
    render(
      <Provider store={store}>
        <MemoryRouter>
          <Suspense>
            <CompanyNotes symbol="ACME" />
          </Suspense>
        </MemoryRouter>
      </Provider>,
    ),
  );
  expect((await screen.findByRole('listitem')).textContent).toBe('You hold 7 shares in Retirement');
});
