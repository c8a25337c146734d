// @vitest-environment node
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { messages } from './messages.js';
import { createDocumentSession } from '../sessions/createDocumentSession.js';
import { exampleModel } from '../testing/exampleModel.js';
import { openTestWorkspace, valueOf } from '../testing/openTestWorkspace.js';
import { databaseNameOf } from './openDatabase.js';

const storesOfRelease1 = ['documents', 'summaries', 'revisions', 'snapshots', 'drafts', 'quarantine'];

/** A tab of the first release that does not give way, like a frozen one. */
async function earlierTab(indexedDB: IDBFactory): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseNameOf('device'), 1);
  await new Promise((resolve) => {
    request.onupgradeneeded = () => {
      for (const store of storesOfRelease1) request.result.createObjectStore(store);
    };
    request.onsuccess = resolve;
  });
  return request.result;
}

type Opened = ReturnType<typeof openTestWorkspace>;
const whenAsked = () => new Promise((resolve) => setTimeout(resolve, 50));
async function whenWaiting({ workspace, timers }: Opened): Promise<void> {
  // The browser reports this at once, long before the timeout.
  await whenAsked();
  timers.advance(5000);
  await vi.waitFor(() => {
    expect(workspace.status()).toEqual({ storage: 'opening', reason: messages.waitingForTab });
  });
}

it('[WORKSPACE-174] waits for a tab of an earlier release, says so, and then writes what was edited', async () => {
  const indexedDB = new IDBFactory();
  const earlier = await earlierTab(indexedDB);
  const tab = openTestWorkspace({ indexedDB });
  const listed = tab.workspace.list();
  await whenWaiting(tab);
  const document = exampleModel();
  const session = createDocumentSession({ workspace: tab.workspace, opened: { document }, nowMs: () => 0 });
  session.enter();
  session.edit(
    (body) => ({ ...body, years: 7 }),
    () => 'Forecast to 7 years',
  );
  expect(session.state().keptIn).toBe('nowhere');
  tab.timers.advance(60_000);
  await whenWaiting(tab);
  earlier.close();
  valueOf(await listed);
  expect(tab.workspace.status()).toEqual({ storage: 'device', reason: null });
  valueOf(await tab.workspace.drafts.flush());
  expect(session.state().keptIn).toBe('device');
  const next = openTestWorkspace({ indexedDB }).workspace;
  expect(valueOf(await next.drafts.read(document.id))?.document.body.years).toBe(7);
});

it('[WORKSPACE-174] waits behind another tab that waits', async () => {
  const indexedDB = new IDBFactory();
  const earlier = await earlierTab(indexedDB);
  const first = openTestWorkspace({ indexedDB });
  const second = openTestWorkspace({ indexedDB });
  const listed = [first.workspace.list(), second.workspace.list()];
  await whenWaiting(first);
  await whenWaiting(second);
  earlier.close();
  for (const rows of listed) expect(valueOf(await rows)).toEqual([]);
  expect(second.workspace.status().storage).toBe('device');
});
