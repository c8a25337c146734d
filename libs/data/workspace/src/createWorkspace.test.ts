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

    valueOf(await workspace.recover(saved.id));
    expect(valueOf(await workspace.read(saved.id)).document).toEqual(saved);
    expect(valueOf(await workspace.listRemoved())).toEqual([]);
  });

  /** A saved document in Trash, and the ids that the workspace says are back. */
  const inTrash = async () => {
    const { workspace } = openTestWorkspace();
    const saved = valueOf(await workspace.save(exampleModel()));
    valueOf(await workspace.remove(saved.id));
    const recovered: string[] = [];
    workspace.subscribe((event) => {
      if (event.type === 'recovered') recovered.push(event.id);
    });
    const idsOf = async () => [valueOf(await workspace.list()), valueOf(await workspace.listRemoved())];
    return { workspace, saved, recovered, idsOf };
  };

  it.each(['save', 'rename'] as const)(
    '[WORKSPACE-9] recovers a document in Trash by a %s, and says so',
    async (way) => {
      const { workspace, saved, recovered, idsOf } = await inTrash();
      const again =
        way === 'save'
          ? await workspace.save(edited(saved, 'late'))
          : await workspace.rename(saved, 'Another name');
      expect(again).toMatchObject({ ok: true, value: { id: saved.id, baseRevision: 2 } });
      expect(await idsOf()).toMatchObject([[{ id: saved.id, revision: 2, removedAt: null }], []]);
      expect(valueOf(await workspace.revisions(saved.id))).toHaveLength(2);
      expect(recovered).toEqual([saved.id]);
    },
  );

  it('[WORKSPACE-9] stores an erased document again, as its next version', async () => {
    const { workspace, saved, recovered } = await inTrash();
    await workspace.erase(saved.id);
    const again = valueOf(await workspace.save(edited(saved, 'later')));
    expect(again).toMatchObject({ id: saved.id, baseRevision: 2, body: { scenarioNote: 'later' } });
    expect(valueOf(await workspace.read(saved.id)).document).toEqual(again);
    expect(valueOf(await workspace.revisions(saved.id))).toHaveLength(1);
    expect(recovered).toEqual([]);
  });

  it('[WORKSPACE-9] leaves a document in Trash that is copied, or whose save is refused', async () => {
    const { workspace, saved, recovered, idsOf } = await inTrash();
    const copy = valueOf(await workspace.saveCopy(saved));
    expect(await workspace.save({ ...saved, baseRevision: 7 })).toMatchObject({ code: 'conflict' });
    expect(await idsOf()).toMatchObject([[{ id: copy.id }], [{ id: saved.id, revision: 1 }]]);
    expect(recovered).toEqual([]);
  });

  it('[WORKSPACE-200] recovers a document in Trash by an edit, and by nothing that is not one', async () => {
    const { workspace, saved, recovered, idsOf } = await inTrash();
    workspace.drafts.clear(saved.id);
    valueOf(await workspace.drafts.flush());
    expect(await idsOf()).toMatchObject([[], [{ id: saved.id }]]);
    workspace.drafts.write(edited(saved, 'late'));
    valueOf(await workspace.drafts.flush());
    expect(await idsOf()).toMatchObject([[{ id: saved.id, revision: 1 }], []]);
    expect(valueOf(await workspace.drafts.read(saved.id))).toMatchObject({
      document: { body: { scenarioNote: 'late' } },
    });
    expect(recovered).toEqual([saved.id]);
  });

  it('[WORKSPACE-200] recovers a document in Trash by an edit that is written as the page is hidden', async () => {
    const page = new EventTarget();
    const { workspace, timers } = openTestWorkspace({ page });
    const saved = valueOf(await workspace.save(exampleModel()));
    valueOf(await workspace.remove(saved.id));
    const recovered = new Promise<string>((resolve) => {
      workspace.subscribe((event) => {
        if (event.type === 'recovered') resolve(event.id);
      });
    });
    workspace.drafts.write(edited(saved, 'late'));
    page.dispatchEvent(new Event('visibilitychange'));
    valueOf(await workspace.drafts.flush());
    timers.advance(500);
    expect(await recovered).toBe(saved.id);
    expect(valueOf(await workspace.listRemoved())).toEqual([]);
    expect(valueOf(await workspace.list())).toMatchObject([{ id: saved.id }]);
  });

  it('[WORKSPACE-201] opens a document in Trash only with unsaved changes, and recovers it then', async () => {
    const { workspace } = openTestWorkspace();
    const saved = valueOf(await workspace.save(exampleModel()));
    workspace.drafts.write(edited(saved, 'before'));
    valueOf(await workspace.drafts.flush());
    valueOf(await workspace.remove(saved.id));
    expect(await workspace.open(saved.id, true)).toMatchObject({ ok: false, code: 'removed' });
    expect(valueOf(await workspace.listRemoved())).toHaveLength(1);
    expect(valueOf(await workspace.open(saved.id))).toMatchObject({
      isRecovered: true,
      document: { body: { scenarioNote: 'before' } },
      saved,
    });
    expect(valueOf(await workspace.listRemoved())).toEqual([]);
    expect(valueOf(await workspace.open(saved.id))).toMatchObject({ isRecovered: false });

    const [draft] = valueOf(await workspace.drafts.listAll());
    if (!draft) throw new Error('A draft is expected.');
    valueOf(await workspace.drafts.discard(draft));
    valueOf(await workspace.remove(saved.id));
    expect(await workspace.open(saved.id)).toMatchObject({ ok: false, code: 'removed' });
    expect(valueOf(await workspace.listRemoved())).toHaveLength(1);
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
