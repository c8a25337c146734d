import { createUpdateWatch } from '@finance-analyst/service-worker';
import { createWorkspace } from '@finance-analyst/workspace';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { exampleModel } from '../testing/exampleModel.js';
import { useWaitingUpdate, type UpdateDependencies } from './useWaitingUpdate.js';
import { updateActionMessages } from './updateActionMessages.js';

// Loading its code takes longer in a test than the queries below wait.
beforeAll(() => import('./UpdateQuestion.js'));

const clock = () => new Date('2026-11-20T09:00:00.000Z');
const inTab = () =>
  createWorkspace({ indexedDB: undefined, clock, createId: () => 'this-tab', ownerId: 'device' });
type Workspace = ReturnType<typeof inTab>;

const showUpdate = (
  workspace: Workspace = inTab(),
  apply: UpdateDependencies['applyUpdate'] = async () => ({ ok: true, value: null }),
) => {
  const events = new EventTarget() as unknown as Window;
  const applyUpdate = vi.fn(apply);
  const update = createUpdateWatch(events);
  const dependencies: UpdateDependencies = {
    update,
    applyUpdate,
    workspace,
    exportEverything: async () => ({ ok: true, name: 'backup.json', leftOut: [] }),
  };
  function Update() {
    const offered = useWaitingUpdate(dependencies);
    if (!offered) return <p>Up to date</p>;
    return (
      <Suspense>
        {offered.question ?? (
          <button onClick={offered.apply}>{offered.isBeingApplied ? 'Busy' : 'Apply'}</button>
        )}
        {offered.failure}
      </Suspense>
    );
  }
  render(<Update />);
  expect(screen.getByText('Up to date')).toBeDefined();
  act(() => {
    events.dispatchEvent(new Event('update-available'));
  });
  return { workspace, applyUpdate };
};
const press = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }));
};

it('[SHELL-LAYOUT-72] applies an update at once if every document and edit is on the device', async () => {
  const workspace = inTab();
  await workspace.save(exampleModel());
  const status = { storage: 'device', reason: null } as const;
  const { applyUpdate } = showUpdate({ ...workspace, status: () => status });
  await press('Apply');
  await waitFor(() => {
    expect(applyUpdate).toHaveBeenCalledTimes(1);
  });
  await screen.findByRole('button', { name: 'Apply' });
});

it('[SHELL-LAYOUT-72] applies an update at once if the tab has nothing to lose', async () => {
  const { applyUpdate } = showUpdate();
  await press('Apply');
  await waitFor(() => {
    expect(applyUpdate).toHaveBeenCalledTimes(1);
  });
  await screen.findByRole('button', { name: 'Apply' });
});

it('[SHELL-LAYOUT-72] names what exists in this tab only, and reloads only when confirmed', async () => {
  const { workspace, applyUpdate } = showUpdate();
  await workspace.save(exampleModel());
  workspace.drafts.write({ ...exampleModel(), id: 'model-2', title: 'In work' });
  await press('Apply');
  expect(screen.getByRole('button', { name: 'Busy' })).toBeDefined();
  expect(await screen.findByText(/“Northwind Instruments”, “In work”/)).toBeDefined();
  expect(applyUpdate).not.toHaveBeenCalled();
  await press(updateActionMessages.later);
  expect(applyUpdate).not.toHaveBeenCalled();
  await press('Apply');
  await press(updateActionMessages.reload);
  expect(await screen.findByRole('button', { name: 'Apply' })).toBeDefined();
  expect(applyUpdate).toHaveBeenCalledTimes(1);
});

it('[SHELL-LAYOUT-73] applies an update once, however often it is pressed, and again after it failed', async () => {
  const applied = Promise.resolve({ ok: false, reason: 'The worker did not respond.' } as const);
  const { applyUpdate } = showUpdate(inTab(), () => applied);
  const offer = screen.getByRole('button', { name: 'Apply' });
  act(() => {
    offer.click();
    offer.click();
  });
  expect(offer.textContent).toBe('Busy');
  fireEvent.click(offer);
  expect(await screen.findByText(/The worker did not respond\./)).toBeDefined();
  expect(applyUpdate).toHaveBeenCalledTimes(1);
  await press('Apply');
  await waitFor(() => {
    expect(applyUpdate).toHaveBeenCalledTimes(2);
  });
  await screen.findByRole('button', { name: 'Apply' });
});
