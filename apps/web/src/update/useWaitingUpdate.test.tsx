import { createWorkspace } from '@finance-analyst/workspace';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { files } from '../services/files.js';
import { exampleModel } from '../testing/exampleModel.js';
import { useWaitingUpdate, type UpdateDependencies } from './useWaitingUpdate.js';
import { watchForUpdate } from './watchForUpdate.js';
import { wayMessages } from './wayMessages.js';

// Its code comes when it is first asked, which takes longer here than a person waits.
beforeAll(() => import('./UpdateQuestion.js'));

const clock = () => new Date('2026-11-20T09:00:00.000Z');
const inTab = () =>
  createWorkspace({ indexedDB: undefined, clock, createId: () => 'this-tab', ownerId: 'device' });
type Workspace = ReturnType<typeof inTab>;

const showUpdate = (
  workspace: Workspace = inTab(),
  apply: UpdateDependencies['applyUpdate'] = async () => ({ ok: true }),
) => {
  const events = new EventTarget() as unknown as Window;
  const applyUpdate = vi.fn(apply);
  const update = watchForUpdate(events);
  const dependencies: UpdateDependencies = {
    update,
    applyUpdate,
    workspace,
    loadBackupEntries: async () => ({}),
    clock,
    files,
  };
  function Update() {
    const offered = useWaitingUpdate(dependencies);
    if (!offered) return <p>Up to date</p>;
    return (
      <Suspense>
        {offered.question ?? (
          <button onClick={offered.apply}>{offered.isBeingApplied ? 'Under way' : 'Take it up'}</button>
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

it('[WEB-39] takes a new version up at once where every document and edit is on the device', async () => {
  const workspace = inTab();
  await workspace.save(exampleModel());
  const status = { storage: 'device', reason: null } as const;
  const { applyUpdate } = showUpdate({ ...workspace, status: () => status });
  await press('Take it up');
  await waitFor(() => {
    expect(applyUpdate).toHaveBeenCalledTimes(1);
  });
  await screen.findByRole('button', { name: 'Take it up' });
});

it('[WEB-39] takes it up at once where there is nothing that the tab could lose', async () => {
  const { applyUpdate } = showUpdate();
  await press('Take it up');
  await waitFor(() => {
    expect(applyUpdate).toHaveBeenCalledTimes(1);
  });
  await screen.findByRole('button', { name: 'Take it up' });
});

it('[WEB-39] names what the tab alone holds, and reloads only when that is wanted', async () => {
  const { workspace, applyUpdate } = showUpdate();
  await workspace.save(exampleModel());
  workspace.drafts.write({ ...exampleModel(), id: 'model-2', title: 'In work' });
  await press('Take it up');
  expect(screen.getByRole('button', { name: 'Under way' })).toBeDefined();
  expect(await screen.findByText(/“Northwind Instruments”, “In work”/)).toBeDefined();
  expect(applyUpdate).not.toHaveBeenCalled();
  await press(wayMessages.later);
  expect(applyUpdate).not.toHaveBeenCalled();
  await press('Take it up');
  await press(wayMessages.reload);
  expect(await screen.findByRole('button', { name: 'Take it up' })).toBeDefined();
  expect(applyUpdate).toHaveBeenCalledTimes(1);
});

it('takes the update up once, however often it is pressed, and again after it failed', async () => {
  const applied = Promise.resolve({ ok: false, reason: 'The worker did not answer.' } as const);
  const { applyUpdate } = showUpdate(inTab(), () => applied);
  const offer = screen.getByRole('button', { name: 'Take it up' });
  act(() => {
    offer.click();
    offer.click();
  });
  expect(offer.textContent).toBe('Under way');
  fireEvent.click(offer);
  expect(await screen.findByText(/The worker did not answer\./)).toBeDefined();
  expect(applyUpdate).toHaveBeenCalledTimes(1);
  await press('Take it up');
  await waitFor(() => {
    expect(applyUpdate).toHaveBeenCalledTimes(2);
  });
  await screen.findByRole('button', { name: 'Take it up' });
});
