import { createMarketDataStore } from '@finance-analyst/market-data';
import { connectSavedModels, savedModelsSlice } from '@finance-analyst/workspace';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { messages } from '../messages.js';
import { exampleDocument } from '../testing/exampleModel.js';
import { openWorkspace } from '../testing/openScreen.js';
import { ChooseModel } from './ChooseModel.js';

it('[UNCERTAINTY-SCREENS-55] loads the list of models again after it failed', async () => {
  const stored = await openWorkspace([exampleDocument()]);
  let isDown = true;
  const workspace: typeof stored = {
    ...stored,
    list: async () =>
      isDown ? { ok: false, code: 'storage-failed', reason: 'The database failed.' } : stored.list(),
  };
  const store = createMarketDataStore({ fetch }, { savedModels: savedModelsSlice.reducer });
  connectSavedModels(workspace, store.dispatch);
  render(
    <Provider store={store}>
      <MemoryRouter>
        <ChooseModel workspace={workspace} clock={() => new Date('2026-11-24T09:00:00.000Z')} />
      </MemoryRouter>
    </Provider>,
  );
  expect(await screen.findByText(messages.modelsFailed)).toBeDefined();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: exampleDocument().title })).toBeDefined();
});

it('[UNCERTAINTY-SCREENS-58] says beside the list of models that only saved ones are in it', async () => {
  const workspace = await openWorkspace([exampleDocument()]);
  const store = createMarketDataStore({ fetch }, { savedModels: savedModelsSlice.reducer });
  connectSavedModels(workspace, store.dispatch);
  render(
    <Provider store={store}>
      <MemoryRouter>
        <ChooseModel workspace={workspace} clock={() => new Date('2026-11-24T09:00:00.000Z')} />
      </MemoryRouter>
    </Provider>,
  );
  expect(await screen.findByRole('link', { name: exampleDocument().title })).toBeDefined();
  expect(
    screen.getByText(/Only saved models are listed; save a model in the workbench to add it\./),
  ).toBeDefined();
});
