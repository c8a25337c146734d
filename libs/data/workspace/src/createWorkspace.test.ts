// @vitest-environment node
import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { messages } from './messages.js';
import type { WorkspaceEvent } from './Workspace.js';
import { edited, exampleModel } from './testing/exampleModel.js';
import { openTestWorkspace, valueOf } from './testing/openTestWorkspace.js';

describe('saving', () => {
  it('[WORKSPACE-1] gives back what was saved, after the tab was closed too', async () => {
    const { workspace, indexedDB } = openTestWorkspace();
    const saved = valueOf(await workspace.save(exampleModel()));
    expect(saved).toMatchObject({ baseRevision: 1, body: exampleModel().body });
    workspace.close();

    const next = openTestWorkspace({ indexedDB }).workspace;
    expect(valueOf(await next.read('model-1'))).toEqual({ document: saved, access: 'editable', note: null });
    expect(next.status()).toEqual({ storage: 'device', reason: null });
  });

  it('[WORKSPACE-1] says that a document is not there', async () => {
    const { workspace } = openTestWorkspace();
    expect(await workspace.read('nothing')).toMatchObject({ ok: false, code: 'not-found' });
  });

  it('[WORKSPACE-2] refuses a save over a version that the writer has not seen, and hands both back', async () => {
    const { workspace } = openTestWorkspace();
    const opened = valueOf(await workspace.save(exampleModel()));
    const theirs = valueOf(await workspace.save(edited(opened, 'theirs')));
    const mine = edited(opened, 'mine');
    expect(await workspace.save(mine)).toMatchObject({ ok: false, code: 'conflict', conflict: theirs });

    const copy = valueOf(await workspace.saveCopy(mine, 'Mine'));
    expect(copy).toMatchObject({ baseRevision: 1, title: 'Mine', body: { scenarioNote: 'mine' } });
    expect(valueOf(await workspace.read('model-1')).document).toEqual(theirs);
  });

  it('[WORKSPACE-4] gives a copy its own id and history', async () => {
    const { workspace } = openTestWorkspace();
    const saved = valueOf(await workspace.save(valueOf(await workspace.save(exampleModel()))));
    const copy = valueOf(await workspace.saveCopy(saved));
    expect(copy.id).not.toBe(saved.id);
    expect(copy.title).toBe(`${saved.title}, copy`);
    expect(valueOf(await workspace.revisions(copy.id))).toHaveLength(1);
    expect(valueOf(await workspace.revisions(saved.id))).toHaveLength(2);
  });

  it('[WORKSPACE-5] refuses a document that would not open again', async () => {
    const { workspace } = openTestWorkspace();
    const outcome = await workspace.save(exampleModel('model-1', { years: 0 }));
    expect(outcome).toMatchObject({ ok: false, code: 'invalid' });
    expect(!outcome.ok && outcome.reason).toContain('body.years');
    expect(valueOf(await workspace.list())).toEqual([]);
  });

  it('[WORKSPACE-5] refuses to write over a document of a newer release', async () => {
    const { workspace } = openTestWorkspace();
    expect(await workspace.save({ ...exampleModel(), schemaVersion: 99 })).toMatchObject({
      ok: false,
      code: 'read-only',
    });
  });

  it('[WORKSPACE-6] lists newest first, without bodies', async () => {
    const { workspace } = openTestWorkspace();
    const first = valueOf(await workspace.save(exampleModel('first')));
    await workspace.save(exampleModel('second'));
    await workspace.save(edited(first, 'again'));
    const reads = vi.spyOn(IDBObjectStore.prototype, 'getAll');
    const rows = valueOf(await workspace.list());
    const storesRead = reads.mock.contexts.map((store) => (store as IDBObjectStore).name);
    reads.mockRestore();
    expect(storesRead).toEqual(['summaries']);
    expect(rows.map((row) => [row.id, row.revision])).toEqual([
      ['first', 2],
      ['second', 1],
    ]);
    expect(rows[1]).toMatchObject({
      title: 'Model second',
      instruments: [{ symbol: 'ACME', market: null, name: 'Acme Corporation' }],
      currency: 'USD',
      removedAt: null,
    });
    expect(rows[0]).not.toHaveProperty('body');
  });

  it('[WORKSPACE-7] keeps owners apart', async () => {
    const { workspace, indexedDB } = openTestWorkspace();
    await workspace.save(exampleModel());
    const other = openTestWorkspace({ indexedDB, ownerId: 'account-7' }).workspace;
    expect(valueOf(await other.list())).toEqual([]);
    expect(valueOf(await other.saveCopy(exampleModel()))).toMatchObject({ ownerId: 'account-7' });
    expect(valueOf(await workspace.list())).toHaveLength(1);
  });
});

describe('removing', () => {
  it('[WORKSPACE-8] takes a document out of the list and brings it back as it was', async () => {
    const { workspace } = openTestWorkspace();
    const saved = valueOf(await workspace.save(exampleModel()));
    valueOf(await workspace.remove(saved.id));
    expect(valueOf(await workspace.list())).toEqual([]);
    expect(valueOf(await workspace.listRemoved())).toMatchObject([{ id: saved.id }]);
    expect(await workspace.read(saved.id)).toMatchObject({ ok: false, code: 'removed' });

    valueOf(await workspace.restore(saved.id));
    expect(valueOf(await workspace.read(saved.id)).document).toEqual(saved);
    expect(valueOf(await workspace.listRemoved())).toEqual([]);
  });

  it('[WORKSPACE-9] does not bring a removed or erased document back by a save', async () => {
    const { workspace } = openTestWorkspace();
    const saved = valueOf(await workspace.save(exampleModel()));
    await workspace.remove(saved.id);
    expect(await workspace.save(edited(saved, 'late'))).toMatchObject({ ok: false, code: 'removed' });
    await workspace.erase(saved.id);
    expect(await workspace.save(edited(saved, 'later'))).toMatchObject({
      ok: false,
      code: 'conflict',
      conflict: null,
    });
    valueOf(await workspace.saveCopy(edited(saved, 'kept')));
  });

  it('[WORKSPACE-10] leaves nothing of an erased document', async () => {
    const { workspace } = openTestWorkspace();
    const saved = valueOf(await workspace.save(exampleModel()));
    workspace.drafts.write(edited(saved, 'unsaved'));
    valueOf(await workspace.drafts.flush());
    valueOf(await workspace.erase(saved.id));
    expect(await workspace.read(saved.id)).toMatchObject({ code: 'not-found' });
    expect(valueOf(await workspace.revisions(saved.id))).toEqual([]);
    expect(valueOf(await workspace.drafts.list())).toEqual([]);
    expect(valueOf(await workspace.listRemoved())).toEqual([]);
  });
});

describe('files', () => {
  it('[WORKSPACE-28] imports what it exported as a new document', async () => {
    const { workspace } = openTestWorkspace();
    const saved = valueOf(await workspace.save(exampleModel()));
    const imported = valueOf(await workspace.importText(valueOf(await workspace.exportText(saved.id))));
    expect(imported.id).not.toBe(saved.id);
    expect(imported).toMatchObject({ title: saved.title, body: saved.body, createdAt: saved.createdAt });
    expect(valueOf(await workspace.list())).toHaveLength(2);
  });

  it('[WORKSPACE-28] refuses text that is no document, and an export of nothing', async () => {
    const { workspace } = openTestWorkspace();
    expect(await workspace.importText('{"kind":"shopping list"}')).toMatchObject({
      ok: false,
      code: 'invalid',
      reason: messages.noModelFile,
      detail: 'Not a document: id should be of type string.',
    });
    const newer = JSON.stringify({ ...exampleModel(), schemaVersion: 99, body: {} });
    expect(await workspace.importText(newer)).toMatchObject({
      ok: false,
      code: 'read-only',
      reason: expect.stringContaining('Reload to update') as string,
    });
    expect(await workspace.exportText('nothing')).toMatchObject({ ok: false, code: 'not-found' });
  });
});

describe('between tabs', () => {
  it('[WORKSPACE-27] tells the same owner’s other tabs, and nobody else', async () => {
    const channels = ['here', 'there', 'stranger'].map(() => new BroadcastChannel('finance-analyst-test'));
    const [here, there, stranger] = channels;
    const { workspace, indexedDB } = openTestWorkspace({ broadcast: here });
    const seen: WorkspaceEvent[] = [];
    const strange: WorkspaceEvent[] = [];
    openTestWorkspace({ indexedDB, broadcast: there }).workspace.subscribe((event) => seen.push(event));
    openTestWorkspace({ broadcast: stranger, ownerId: 'account-7' }).workspace.subscribe((event) =>
      strange.push(event),
    );

    await workspace.save(exampleModel());
    await workspace.remove('model-1');
    await vi.waitFor(() => {
      expect(seen).toHaveLength(2);
    });
    expect(seen[0]).toEqual({ type: 'document-changed', id: 'model-1', origin: 'elsewhere' });
    expect(strange).toEqual([]);
    for (const channel of channels) channel.close();
  });

  it('[WORKSPACE-27] has saved the document also when the channel to the other tabs is closed', async () => {
    const channel = new BroadcastChannel('finance-analyst-closed');
    const { workspace } = openTestWorkspace({ broadcast: channel });
    channel.close();
    const saved = valueOf(await workspace.save(exampleModel()));
    expect(valueOf(await workspace.read('model-1')).document).toEqual(saved);
  });

  it('[WORKSPACE-27] has saved the document also when a subscriber throws, and reports it', async () => {
    const reportError = vi.fn();
    const { workspace } = openTestWorkspace({ reportError });
    const fault = new Error('a list that cannot be drawn');
    const seen: string[] = [];
    workspace.subscribe(() => {
      throw fault;
    });
    workspace.subscribe(({ type }) => seen.push(type));
    const saved = valueOf(await workspace.save(exampleModel()));
    expect(valueOf(await workspace.read('model-1')).document).toEqual(saved);
    expect(seen).toContain('document-changed');
    expect(reportError).toHaveBeenCalledWith(fault);
  });

  it.each([
    [
      'has nothing to ask',
      () => {
        throw new TypeError('navigator.storage is undefined');
      },
    ],
    ['refuses the question', () => Promise.reject(new Error('The page is not secure.'))],
  ])('[WORKSPACE-26] saves also where the browser %s', async (_name, persistStorage) => {
    const { workspace } = openTestWorkspace({ persistStorage });
    const saved = valueOf(await workspace.save(exampleModel()));
    expect(valueOf(await workspace.save(saved)).baseRevision).toBe(2);
  });

  it('[WORKSPACE-26] asks once, after the first save, to keep the storage', async () => {
    const persistStorage = vi.fn(async () => true);
    const { workspace } = openTestWorkspace({ persistStorage });
    await workspace.list();
    expect(persistStorage).not.toHaveBeenCalled();
    const saved = valueOf(await workspace.save(exampleModel()));
    await workspace.save(saved);
    expect(persistStorage).toHaveBeenCalledOnce();
  });
});
