// @vitest-environment node
import 'fake-indexeddb/auto';
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createWorkspace } from '../createWorkspace.js';
import { changeStore } from '../testing/changeStore.js';
import { edited, exampleModel } from '../testing/exampleModel.js';
import { openTestWorkspace, valueOf } from '../testing/openTestWorkspace.js';
import { messages } from './messages.js';
import { databaseNameOf } from './openDatabase.js';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Makes puts fail from the `count`th on, like a device that fills up during a save. */
const fillUpAfter = (count: number) => {
  const { put } = IDBObjectStore.prototype;
  let puts = 0;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    puts += 1;
    if (puts > count) throw new DOMException('No room', 'QuotaExceededError');
    return put.call(this, value, key);
  });
};

describe('a full device', () => {
  it.each([0, 1, 2])('[WORKSPACE-19] keeps what was stored when %i of the puts had room', async (room) => {
    const { workspace } = openTestWorkspace();
    const saved = valueOf(await workspace.save(exampleModel()));
    fillUpAfter(room);
    const outcome = await workspace.save(edited(saved, 'too much'));
    expect(outcome).toMatchObject({ ok: false, code: 'storage-full' });
    vi.restoreAllMocks();
    expect(valueOf(await workspace.read('model-1')).document).toEqual(saved);
    expect(valueOf(await workspace.revisions('model-1'))).toHaveLength(1);
    expect(valueOf(await workspace.list())).toMatchObject([{ revision: 1 }]);
  });

  it('[WORKSPACE-173] lists the models whose rows it has no room to rewrite', async () => {
    const { workspace, indexedDB } = openTestWorkspace();
    await workspace.save(exampleModel());
    const rows = valueOf(await workspace.list());
    const { summaryVersion: _, ...earlier } = rows[0] ?? {};
    await changeStore(indexedDB, 'summaries', (records) => records.put(earlier, ['model-1']));
    fillUpAfter(0);
    expect(valueOf(await workspace.list())).toEqual(rows);
  });

  // A browser aborts a killed tab's uncommitted transaction.
  it('[WORKSPACE-3] stores nothing of a save that is killed before it is committed', async () => {
    const { workspace, indexedDB } = openTestWorkspace();
    const saved = valueOf(await workspace.save(exampleModel()));
    const { put } = IDBObjectStore.prototype;
    let puts = 0;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
      const request = put.call(this, value, key);
      puts += 1;
      if (puts === 2) this.transaction.abort();
      return request;
    });
    expect(await workspace.save(edited(saved, 'killed'))).toMatchObject({ ok: false });
    vi.restoreAllMocks();
    const next = openTestWorkspace({ indexedDB }).workspace;
    expect(valueOf(await next.read('model-1')).document).toEqual(saved);
    expect(valueOf(await next.revisions('model-1'))).toHaveLength(1);
  });
});

describe('a connection', () => {
  it('[WORKSPACE-21] is opened again after the browser closed it', async () => {
    const databases: IDBDatabase[] = [];
    const { transaction } = IDBDatabase.prototype;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...given) {
      databases.push(this);
      return transaction.apply(this, given);
    });
    const { workspace } = openTestWorkspace();
    const saved = valueOf(await workspace.save(exampleModel()));
    forceCloseDatabase(databases.at(-1) as never);
    expect(valueOf(await workspace.read('model-1')).document).toEqual(saved);
    databases.at(-1)?.close();
    expect(valueOf(await workspace.save(edited(saved, 'again')))).toMatchObject({ baseRevision: 2 });
  });

  it('[WORKSPACE-22] gives way to a newer release, and says afterwards why nothing is saved', async () => {
    const { workspace, indexedDB } = openTestWorkspace();
    await workspace.save(exampleModel());
    const newer = indexedDB.open(databaseNameOf('device'), 99);
    await new Promise((resolve) => {
      newer.onsuccess = resolve;
    });
    const outcome = await workspace.list();
    expect(outcome).toMatchObject({ ok: false, code: 'storage-failed' });
    expect(!outcome.ok && outcome.reason).toContain('newer release');

    const late = openTestWorkspace({ indexedDB }).workspace;
    await late.list();
    expect(late.status()).toMatchObject({ storage: 'memory' });
    expect(late.status().reason).toContain('newer release');
  });
});

describe('no usable storage', () => {
  const memoryOnly = async (edges: Parameters<typeof openTestWorkspace>[0]) => {
    const { workspace } = openTestWorkspace(edges);
    const saved = valueOf(await workspace.save(exampleModel()));
    expect(valueOf(await workspace.read('model-1')).document).toEqual(saved);
    expect(await workspace.save(edited(exampleModel(), 'blind'))).toMatchObject({ code: 'conflict' });
    expect(workspace.status().storage).toBe('memory');
    return workspace.status().reason;
  };

  it('[WORKSPACE-20] works in memory and says so where the browser has no storage', async () => {
    expect(openTestWorkspace().workspace.status().storage).toBe('opening');
    const none = createWorkspace({
      indexedDB: undefined,
      clock: () => new Date(0),
      createId: () => 'id',
      ownerId: 'device',
    });
    valueOf(await none.save(exampleModel()));
    expect(none.status().reason).toContain('this browser offers no storage');

    const forbidden = new IDBFactory();
    vi.spyOn(forbidden, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(await memoryOnly({ indexedDB: forbidden })).toContain('insecure');
  });

  it('[WORKSPACE-20] works in memory and says so where the storage is damaged', async () => {
    const indexedDB = new IDBFactory();
    const strange = indexedDB.open(databaseNameOf('device'), 1);
    await new Promise((resolve) => {
      strange.onupgradeneeded = () => strange.result.createObjectStore('something else');
      strange.onsuccess = resolve;
    });
    strange.result.close();
    expect(await memoryOnly({ indexedDB })).toContain('damaged');
  });

  it('[WORKSPACE-20] works in memory and says so when the storage does not answer', async () => {
    const silent = new IDBFactory();
    vi.spyOn(silent, 'open').mockImplementation(() => ({}) as IDBOpenDBRequest);
    const { workspace, timers } = openTestWorkspace({ indexedDB: silent });
    const saving = workspace.save(exampleModel());
    await vi.waitFor(() => {
      timers.advance(5000);
      expect(workspace.status().storage).toBe('memory');
    });
    expect(workspace.status().reason).toBe(messages.memoryOnly(messages.openTimedOut));
    valueOf(await saving);
  });
});
