import { createWorkspace } from '@finance-analyst/workspace';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { createReloadGuard } from '../services/createReloadGuard.js';
import { files } from '../services/files.js';
import { exampleModel } from '../testing/exampleModel.js';
import { messages } from './messages.js';
import { useWaitingUpdate, type UpdateEdges } from './useWaitingUpdate.js';
import { watchForUpdate } from './watchForUpdate.js';

// Its code comes when it is first asked, which takes longer here than a person waits.
beforeAll(() => import('./UpdateQuestion.js'));

const show = (mayReload?: UpdateEdges['mayReload']) => {
  const events = new EventTarget() as unknown as Window;
  const clock = () => new Date('2026-11-20T09:00:00.000Z');
  const workspace = createWorkspace({
    indexedDB: undefined,
    clock,
    createId: () => 'this-tab',
    ownerId: 'device',
  });
  const applyUpdate = vi.fn(async () => ({ ok: true }) as const);
  const edges: UpdateEdges = {
    update: watchForUpdate(events),
    applyUpdate,
    workspace,
    mayReload: mayReload ?? createReloadGuard(workspace),
    storage: localStorage,
    clock,
    files,
  };
  function Update() {
    const update = useWaitingUpdate(edges);
    if (!update) return <p>Up to date</p>;
    return <>{update.question ?? <button onClick={update.apply}>Take it up</button>}</>;
  }
  render(<Update />);
  expect(screen.getByText('Up to date')).toBeDefined();
  act(() => {
    events.dispatchEvent(new Event('update-available'));
  });
  return { workspace, applyUpdate };
};
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });

it('[WEB-39] takes a new version up at once where every document and edit is on the device', async () => {
  const { applyUpdate } = show(async () => true);
  await press('Take it up');
  expect(applyUpdate).toHaveBeenCalledTimes(1);
});

it('[WEB-39] takes it up at once where there is nothing that the tab could lose', async () => {
  const { applyUpdate } = show();
  await press('Take it up');
  expect(applyUpdate).toHaveBeenCalledTimes(1);
});

it('[WEB-39] names what the tab alone holds, and reloads only when that is wanted', async () => {
  const { workspace, applyUpdate } = show();
  await workspace.save(exampleModel());
  workspace.drafts.write({ ...exampleModel(), id: 'model-2', title: 'In work' });
  await press('Take it up');
  expect(await screen.findByText(/“Northwind Instruments”, “In work”/)).toBeDefined();
  expect(applyUpdate).not.toHaveBeenCalled();
  await press(messages.later);
  expect(applyUpdate).not.toHaveBeenCalled();
  await press('Take it up');
  await press(messages.reload);
  expect(applyUpdate).toHaveBeenCalledTimes(1);
});
