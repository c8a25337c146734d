import { createDocument, newPortfolioBody, type PortfolioBody } from '@finance-analyst/documents';
import { createMarketDataStore } from '@finance-analyst/market-data';
import { connectSavedModels, createWorkspace, savedModelsSlice } from '@finance-analyst/workspace';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { exampleBody } from '../testing/examplePortfolio.js';
import { ledgerWorkersHere } from '../testing/ledgerWorkersHere.js';
import { HeldShares } from './HeldShares.js';

const now = (): Date => new Date('2025-11-20T12:00:00.000Z');

async function show(symbol: string, bodies: Readonly<Record<string, PortfolioBody>>) {
  let ids = 0;
  const createId = (): string => `id-${(ids += 1)}`;
  const workspace = createWorkspace({ indexedDB: undefined, clock: now, createId, ownerId: 'device' });
  const store = createMarketDataStore({ fetch }, { savedModels: savedModelsSlice.reducer });
  for (const [id, body] of Object.entries(bodies))
    await workspace.save(
      createDocument({
        kind: 'portfolio',
        id,
        ownerId: 'device',
        title: `Portfolio ${id}`,
        now: now().toISOString(),
        body,
      }),
    );
  connectSavedModels(workspace, store.dispatch);
  const workers = ledgerWorkersHere();
  const load = async () => workers;
  const { container } = await act(async () =>
    render(
      <Provider store={store}>
        <MemoryRouter>
          <HeldShares symbol={symbol} workspace={workspace} loadLedgerWorkers={load} />
        </MemoryRouter>
      </Provider>,
    ),
  );
  return container;
}

it('[PORTFOLIO-SCREENS-134] says how many shares of a company are held, with the way to each portfolio', async () => {
  await show('ACME', { a: exampleBody, b: newPortfolioBody('USD') });
  const link = await screen.findByRole('link', { name: 'Portfolio a' });
  expect(link.getAttribute('href')).toBe('/portfolio?portfolio=a');
  expect(link.closest('li')?.textContent).toBe('You hold 6 shares in Portfolio a');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('[PORTFOLIO-SCREENS-134] shows nothing where no portfolio holds the company', async () => {
  const container = await show('ELSE', { a: exampleBody });
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(container.textContent).toBe('');
});
