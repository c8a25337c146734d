// @vitest-environment node
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { messages } from './messages.js';
import { createDocumentSession } from '../sessions/createDocumentSession.js';
import { exampleModel } from '../testing/exampleModel.js';
import { modelOf } from '../testing/modelOf.js';
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
async function whenWaiting({ workspace, timers }: Opened, reason: string): Promise<void> {
  // The browser reports this at once, long before the timeout.
  await whenAsked();
  timers.advance(1000);
  await whenAsked();
  timers.advance(4000);
  await vi.waitFor(() => {
    expect(workspace.status()).toEqual({ storage: 'opening', reason });
  });
}

it('[WORKSPACE-174] waits for a tab of an earlier release, says so, and then writes what was edited', async () => {
  const indexedDB = new IDBFactory();
  const earlier = await earlierTab(indexedDB);
  const tab = openTestWorkspace({ indexedDB });
  const listed = tab.workspace.list();
  await whenWaiting(tab, messages.waitingForTab);
  const document = exampleModel();
  const session = createDocumentSession({ workspace: tab.workspace, opened: { document }, nowMs: () => 0 });
  session.enter();
  session.edit(
    (body) => ({ ...body, years: 7 }),
    () => 'Forecast to 7 years',
  );
  expect(session.state().keptIn).toBe('nowhere');
  tab.timers.advance(60_000);
  await whenWaiting(tab, messages.waitingForTab);
  earlier.close();
  valueOf(await listed);
  expect(tab.workspace.status()).toEqual({ storage: 'device', reason: null });
  valueOf(await tab.workspace.drafts.flush());
  expect(session.state().keptIn).toBe('device');
  const next = openTestWorkspace({ indexedDB }).workspace;
  const draft = valueOf(await next.drafts.read(document.id));
  expect(draft && modelOf(draft.document).body.years).toBe(7);
});

it('[WORKSPACE-174] waits behind another tab that waits', async () => {
  const indexedDB = new IDBFactory();
  const earlier = await earlierTab(indexedDB);
  const first = openTestWorkspace({ indexedDB });
  const second = openTestWorkspace({ indexedDB });
  const listed = [first.workspace.list(), second.workspace.list()];
  await whenWaiting(first, messages.waitingForTab);
  // It receives no event, so only the browser's list of databases says that there is an upgrade.
  await whenWaiting(second, messages.waitingForUpgrade);
  earlier.close();
  for (const rows of listed) expect(valueOf(await rows)).toEqual([]);
  expect(second.workspace.status().storage).toBe('device');
});

/** A browser whose storage does not answer. */
const silent = (indexedDB: IDBFactory, databases: IDBFactory['databases']): IDBFactory =>
  Object.assign(Object.create(indexedDB) as IDBFactory, {
    open: () => new EventTarget(),
    databases,
  });

it('[WORKSPACE-193] does not ask for other tabs to be closed if the storage is only slow', async () => {
  const databases = vi.fn(async () => []);
  const { workspace, timers } = openTestWorkspace({ indexedDB: silent(new IDBFactory(), databases) });
  const listed = workspace.list();
  await whenAsked();
  timers.advance(999);
  expect(databases).not.toHaveBeenCalled();
  timers.advance(1);
  expect(databases).toHaveBeenCalledOnce();
  await whenAsked();
  timers.advance(4000);
  expect(valueOf(await listed)).toEqual([]);
  const { storage, reason } = workspace.status();
  expect([storage, reason]).toEqual(['memory', messages.memoryOnly(messages.openTimedOut)]);
  expect(reason).not.toContain('tabs');
});

it('[WORKSPACE-193] does not ask the browser for its databases if the storage opens at once', async () => {
  const databases = vi.spyOn(IDBFactory.prototype, 'databases');
  const { workspace, timers } = openTestWorkspace();
  valueOf(await workspace.list());
  timers.advance(60_000);
  expect(databases).not.toHaveBeenCalled();
  databases.mockRestore();
});
