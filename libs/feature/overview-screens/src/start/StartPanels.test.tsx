import { CommandRegistryContext, createCommandRegistry } from '@finance-analyst/contributions';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { exampleModel } from '../testing/exampleModel.js';
import { exampleQuotes } from '../testing/exampleQuotes.js';
import { HomeStage } from '../testing/HomeStage.js';
import { openWorkspace } from '../testing/openWorkspace.js';
import { StartPanels } from './StartPanels.js';

it('[OVERVIEW-SCREENS-18] offers another screen the ways to start, and clears its prices on leaving', async () => {
  const workspace = await openWorkspace({ models: [exampleModel()] });
  workspace.drafts.write(exampleModel({ title: 'Northwind, later' }));
  await workspace.drafts.flush();
  const onDataShown = vi.fn();
  const { unmount } = await act(async () =>
    render(
      <HomeStage
        workspace={workspace}
        market={() => exampleQuotes}
        onDataShown={onDataShown}
        Screen={StartPanels}
      />,
    ),
  );
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Company to value' })).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Open model' })).toBeDefined();
  const panel = (name: string) => within(screen.getByRole('region', { name }));
  expect(await panel('Recent models').findByRole('link', { name: 'Northwind Instruments' })).toBeDefined();
  expect(await panel('Companies to try').findByRole('link', { name: 'Glenhollin Foods' })).toBeDefined();
  await waitFor(() =>
    expect(onDataShown).toHaveBeenLastCalledWith(
      expect.objectContaining({ prices: expect.arrayContaining([expect.anything()]) }),
    ),
  );
  unmount();
  expect(onDataShown).toHaveBeenLastCalledWith(null);
});

it('[OVERVIEW-SCREENS-13] reports damaged records where saved models are offered', async () => {
  const workspace = await openWorkspace();
  const record = {
    documentId: 'x',
    foundAt: '2026-11-20T09:00:00.000Z',
    reason: 'The stored model is damaged.',
    raw: 0,
  };
  await act(async () =>
    render(
      <HomeStage
        workspace={{ ...workspace, damagedRecords: async () => ({ ok: true, value: [record] }) }}
        market={() => exampleQuotes}
        Screen={StartPanels}
      />,
    ),
  );
  expect(await screen.findByText('1 damaged record could not be opened')).toBeDefined();
  expect(screen.getByText(record.reason)).toBeDefined();
});

it('[OVERVIEW-SCREENS-61] runs the command for a new model', async () => {
  const run = vi.fn(() => ({ ok: true }) as const);
  const command = { id: 'wizard', title: 'New model…', group: 'View', word: 'new-model', run };
  const workspace = await openWorkspace();
  await act(async () =>
    render(
      <CommandRegistryContext value={createCommandRegistry([command])}>
        <HomeStage workspace={workspace} market={() => exampleQuotes} Screen={StartPanels} />
      </CommandRegistryContext>,
    ),
  );
  fireEvent.click(screen.getByRole('button', { name: 'New model…' }));
  expect(run).toHaveBeenCalledTimes(1);
});
