// @vitest-environment node
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WorkspaceDependencies, WorkspaceEvent } from '../Workspace.js';
import { changeStore } from '../testing/changeStore.js';
import { createFakeLocks } from '../testing/createFakeLocks.js';
import { edited, exampleModel } from '../testing/exampleModel.js';
import { modelOf } from '../testing/modelOf.js';
import { openTestWorkspace, valueOf } from '../testing/openTestWorkspace.js';

const notesOf = async (workspace: ReturnType<typeof openTestWorkspace>['workspace']) =>
  valueOf(await workspace.drafts.list()).map((draft) => modelOf(draft.document).body.scenarioNote);

const write = async (
  workspace: ReturnType<typeof openTestWorkspace>['workspace'],
  note: string,
  model = exampleModel(),
) => {
  workspace.drafts.write(edited(model, note));
  valueOf(await workspace.drafts.flush());
};

const twoTabs = (dependencies: Partial<WorkspaceDependencies> = {}) => {
  const { workspace: first, indexedDB } = openTestWorkspace(dependencies);
  return { first, second: openTestWorkspace({ ...dependencies, indexedDB }).workspace, indexedDB };
};

const written = (workspace: ReturnType<typeof openTestWorkspace>['workspace']) => {
  const events: WorkspaceEvent[] = [];
  workspace.subscribe((event) => events.push(event));
  return () => events.filter((event) => event.type === 'draft-written').length;
};

afterEach(() => {
  vi.restoreAllMocks();
});

/** Edits `note` in a new tab and kills that tab. */
const leave = async (indexedDB: IDBFactory, note: string, model = exampleModel()) => {
  await write(openTestWorkspace({ indexedDB }).workspace, note, model);
};

/** Does something once the next transaction is under way. */
const inNextTransaction = (act: () => void) => {
  const { transaction } = IDBDatabase.prototype;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(function (
    this: IDBDatabase,
    ...given
  ) {
    queueMicrotask(act);
    return transaction.apply(this, given);
  });
};

describe('drafts', () => {
  it('[WORKSPACE-175] are all listed, those of each tab, what one could not write included', async () => {
    const { first, second } = twoTabs();
    await write(first, 'first');
    await write(second, 'second');
    await write(second, 'third', exampleModel('model-2'));
    const notes = async () =>
      valueOf(await second.drafts.listAll()).map(({ document }) => modelOf(document).body.scenarioNote);
    expect((await notes()).toSorted()).toEqual(['first', 'second', 'third']);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    second.drafts.write(edited(exampleModel(), 'later'));
    expect((await notes()).toSorted()).toEqual(['first', 'later', 'third']);
  });

  it('[WORKSPACE-16] names the version that it rests on, the time and the tab', async () => {
    const { workspace } = openTestWorkspace();
    const saved = valueOf(await workspace.save(exampleModel()));
    await write(workspace, 'edited', saved);
    const [draft] = valueOf(await workspace.drafts.list());
    expect(draft).toMatchObject({
      documentId: saved.id,
      writer: expect.stringContaining('id-') as string,
      savedAt: expect.stringMatching(/^2025-11-2/) as string,
      document: { baseRevision: 1 },
    });
  });

  it('[WORKSPACE-16] is that of the tab that edits on from it', async () => {
    const { workspace, indexedDB } = openTestWorkspace();
    await leave(indexedDB, 'theirs');
    const theirs = valueOf(await workspace.drafts.read('model-1'));
    valueOf(await workspace.drafts.gather('model-1', theirs?.savedAt ?? null));
    const mine = valueOf(await workspace.drafts.read('model-1'));
    expect(mine).toEqual({ ...theirs, writer: mine?.writer });
    expect(mine?.writer).not.toBe(theirs?.writer);
    await write(workspace, 'mine');
    expect(await notesOf(workspace)).toEqual(['mine']);
    expect(valueOf(await workspace.drafts.ofOthers('model-1'))).toEqual([]);
  });

  it('[WORKSPACE-16] is not written over by a tab that does not edit on from it', async () => {
    const { workspace, indexedDB } = openTestWorkspace();
    await write(workspace, 'mine');
    await leave(indexedDB, 'theirs');
    await write(workspace, 'mine, later');
    expect(await notesOf(workspace)).toEqual(['mine, later']);
    expect(valueOf(await workspace.drafts.ofOthers('model-1'))).toMatchObject([
      { document: edited(exampleModel(), 'theirs') },
    ]);
  });

  it('[WORKSPACE-75] of several tabs is the newest; listing leaves the others where they are', async () => {
    const { workspace, indexedDB } = openTestWorkspace({ locks: createFakeLocks().tab() });
    const saved = valueOf(await workspace.save(exampleModel()));
    for (const note of ['first', 'second', 'third']) await leave(indexedDB, note, saved);
    for (const _again of [1, 2]) expect(await notesOf(workspace)).toEqual(['third']);
    const all = valueOf(await workspace.drafts.listAll());
    expect(all.map(({ document }) => modelOf(document).body.scenarioNote)).toEqual([
      'third',
      'second',
      'first',
    ]);
    expect(valueOf(await workspace.list()).map(({ id }) => id)).toEqual([saved.id]);
  });

  it('[WORKSPACE-75] leaves older ones with other content to the tab that edits, and none with the same', async () => {
    const { workspace, indexedDB } = openTestWorkspace();
    const saved = valueOf(await workspace.save(exampleModel()));
    for (const note of ['first', 'same', 'same']) await leave(indexedDB, note, saved);
    const newest = valueOf(await workspace.drafts.read(saved.id));
    expect(valueOf(await workspace.drafts.gather(saved.id, newest?.savedAt ?? null))).toEqual({
      revision: 1,
      hasNewer: false,
      hasOlder: true,
    });
    expect(valueOf(await workspace.drafts.ofOthers(saved.id))).toMatchObject([
      { document: edited(saved, 'first') },
    ]);
  });

  it('[WORKSPACE-190] becomes a version under a title with its day; the current version stays current', async () => {
    const { workspace, indexedDB } = openTestWorkspace();
    const saved = valueOf(await workspace.save(exampleModel()));
    await leave(indexedDB, 'theirs', saved);
    const [draft] = valueOf(await workspace.drafts.ofOthers(saved.id));
    if (!draft) throw new Error('A draft is expected.');
    const { version, before, current } = valueOf(await workspace.drafts.saveAsVersion(draft));
    expect([before, version.baseRevision, current.baseRevision]).toEqual([1, 2, 3]);
    expect(current).toEqual({ ...saved, baseRevision: 3 });
    expect(valueOf(await workspace.read(saved.id)).document).toEqual(current);
    expect(valueOf(await workspace.list())).toMatchObject([{ revision: 3, updatedAt: saved.updatedAt }]);
    expect(valueOf(await workspace.readRevision(saved.id, 2)).document).toEqual({
      ...edited(saved, 'theirs'),
      title: expect.stringMatching(/^Model model-1 \(unsaved changes, Nov 2\d, 2025\)$/) as string,
      updatedAt: draft.savedAt,
      baseRevision: 2,
    });
    expect(valueOf(await workspace.drafts.listAll())).toEqual([]);
  });

  it('[WORKSPACE-300] takes one place in the history, and drafts of the version stored again still find it', async () => {
    const { workspace, indexedDB } = openTestWorkspace();
    let saved = exampleModel();
    for (let count = 1; count <= 50; count += 1)
      saved = valueOf(await workspace.save(edited(saved, `note ${count}`)));
    const revisions = async () =>
      valueOf(await workspace.revisions(saved.id)).map(({ revision }) => revision);
    for (const note of ['theirs', 'another']) {
      await leave(indexedDB, note, saved);
      const [draft] = valueOf(await workspace.drafts.ofOthers(saved.id));
      if (!draft) throw new Error('A draft is expected.');
      valueOf(await workspace.drafts.saveAsVersion(draft));
    }
    const from = (first: number) => Array.from({ length: 50 - first }, (_, index) => 49 - index);
    expect(await revisions()).toEqual([54, 53, 51, ...from(3)]);
    const { versions, unreadableCount } = valueOf(await workspace.history(saved.id));
    expect([versions.length, unreadableCount]).toEqual([50, 0]);
    expect(valueOf(await workspace.readRevision(saved.id, 50)).document).toEqual(saved);

    const current = valueOf(await workspace.read(saved.id)).document;
    valueOf(await workspace.save(edited(current, 'later')));
    expect(await revisions()).toEqual([55, 54, 53, 51, ...from(4)]);
    expect(valueOf(await workspace.readRevision(saved.id, 50)).document).toEqual(saved);
    const elsewhere = openTestWorkspace().workspace;
    valueOf(await elsewhere.addHistory(versions));
    expect(valueOf(await elsewhere.revisions(saved.id)).map(({ revision }) => revision)).toEqual([
      54,
      53,
      51,
      ...from(3),
    ]);
  });

  it('[WORKSPACE-190] is not deleted if its tab has written it again, or has no version to rest on', async () => {
    const { first, second } = twoTabs();
    await write(first, 'read');
    const [read] = valueOf(await second.drafts.ofOthers('model-1'));
    if (!read) throw new Error('A draft is expected.');
    expect(await second.drafts.saveAsVersion(read)).toMatchObject({ ok: false, code: 'not-found' });
    await write(first, 'written again');
    for (const saving of [second.drafts.saveAsVersion(read), second.drafts.saveAsSeparate(read)])
      expect(await saving).toMatchObject({ ok: false, code: 'changed' });
    expect(await notesOf(second)).toEqual(['written again']);
    expect(valueOf(await second.list())).toEqual([]);
  });

  it('[WORKSPACE-75] leaves what was written since to the tab that edits', async () => {
    const { workspace, indexedDB } = openTestWorkspace();
    await leave(indexedDB, 'known');
    const known = valueOf(await workspace.drafts.read('model-1'));
    await leave(indexedDB, 'newer');
    expect(valueOf(await workspace.drafts.gather('model-1', known?.savedAt ?? null))).toMatchObject({
      hasNewer: true,
      hasOlder: false,
    });
    expect(valueOf(await workspace.drafts.ofOthers('model-1'))).toMatchObject([
      { document: edited(exampleModel(), 'newer') },
    ]);
  });

  it('[WORKSPACE-16] is what this tab wrote since it read the one that it goes on from', async () => {
    const { workspace, indexedDB } = openTestWorkspace();
    await leave(indexedDB, 'read');
    const read = valueOf(await workspace.drafts.read('model-1'));
    await write(workspace, 'mine');
    expect(valueOf(await workspace.drafts.gather('model-1', read?.savedAt ?? null))).toMatchObject({
      hasNewer: false,
      hasOlder: false,
    });
    expect(await notesOf(workspace)).toEqual(['mine']);
    expect(valueOf(await workspace.drafts.ofOthers('model-1'))).toEqual([]);
  });

  it('[WORKSPACE-32] says of a document that another tab is editing it', async () => {
    const browser = createFakeLocks();
    const { workspace: first, indexedDB } = openTestWorkspace({ locks: browser.tab() });
    const { workspace: second } = openTestWorkspace({ indexedDB, locks: browser.tab() });
    const editor = { onHere: vi.fn(), onElsewhere: vi.fn(), handOver: async () => true };
    const claim = first.edit('model-1', editor);
    await vi.waitFor(() => {
      expect(editor.onHere).toHaveBeenCalledWith(true);
    });
    await write(first, 'in the open tab');
    expect(valueOf(await second.drafts.list())).toMatchObject([{ isEditedElsewhere: true }]);
    expect(valueOf(await first.drafts.list())[0]).not.toHaveProperty('isEditedElsewhere');
    claim.release();
    await vi.waitFor(async () => {
      expect(valueOf(await second.drafts.list())[0]).not.toHaveProperty('isEditedElsewhere');
    });
  });

  it('[WORKSPACE-309] announces a draft that is discarded or put back', async () => {
    const { workspace } = openTestWorkspace();
    await write(workspace, 'mine');
    const announced = written(workspace);
    const [draft] = valueOf(await workspace.drafts.list());
    if (!draft) throw new Error('a draft expected');
    valueOf(await workspace.drafts.discard(draft));
    expect(announced()).toBe(1);
    valueOf(await workspace.drafts.putBack(draft));
    expect(announced()).toBe(2);
  });

  it('[WORKSPACE-31] puts a discarded draft back as it was', async () => {
    const { workspace } = openTestWorkspace();
    await write(workspace, 'mine');
    const before = valueOf(await workspace.drafts.list());
    for (const draft of before) valueOf(await workspace.drafts.discard(draft));
    expect(await notesOf(workspace)).toEqual([]);
    for (const draft of before) valueOf(await workspace.drafts.putBack(draft));
    expect(valueOf(await workspace.drafts.list())).toEqual(before);
  });

  it('[WORKSPACE-17] is gone where the changes were all undone', async () => {
    const { workspace, indexedDB } = openTestWorkspace();
    await write(workspace, 'to and fro');
    workspace.drafts.clear('model-1');
    valueOf(await workspace.drafts.flush());
    expect(await notesOf(openTestWorkspace({ indexedDB }).workspace)).toEqual([]);
  });

  it('[WORKSPACE-17] ends with a save whatever version it rested on', async () => {
    const { workspace } = openTestWorkspace();
    const saved = valueOf(await workspace.save(exampleModel()));
    await write(workspace, 'before the merge', saved);
    const newer = valueOf(await workspace.save({ ...saved }));
    valueOf(await workspace.save(edited(newer, 'merged')));
    expect(await notesOf(workspace)).toEqual([]);
  });

  it('[WORKSPACE-14] has an edit on the device within 500 ms, for the tab that comes after', async () => {
    const { workspace, timers, indexedDB } = openTestWorkspace();
    const writes = written(workspace);
    workspace.drafts.write(edited(exampleModel(), 'thought'));
    timers.advance(499);
    await vi.waitFor(() => {
      expect(writes()).toBe(1);
    });
    const next = openTestWorkspace({ indexedDB }).workspace;
    expect(valueOf(await next.drafts.list())).toMatchObject([
      { document: edited(exampleModel(), 'thought') },
    ]);
  });

  it('[WORKSPACE-14] does not put the writing off while editing goes on', async () => {
    const { workspace, timers, indexedDB } = openTestWorkspace();
    const writes = written(workspace);
    for (let edit = 1; edit <= 4; edit += 1) {
      workspace.drafts.write(edited(exampleModel(), `letter ${edit}`));
      timers.advance(100);
    }
    await vi.waitFor(() => {
      expect(writes()).toBe(1);
    });
    expect(await notesOf(openTestWorkspace({ indexedDB }).workspace)).toEqual(['letter 4']);
  });

  it('[WORKSPACE-15] writes what waits when the page is left', async () => {
    const page = new EventTarget();
    const { workspace, indexedDB } = openTestWorkspace({ page });
    const writes = written(workspace);
    workspace.drafts.write(edited(exampleModel(), 'last words'));
    page.dispatchEvent(new Event('pagehide'));
    await vi.waitFor(() => {
      expect(writes()).toBe(1);
    });
    expect(await notesOf(openTestWorkspace({ indexedDB }).workspace)).toEqual(['last words']);
  });

  it('[WORKSPACE-15] waits for no answer when the page is left', async () => {
    const page = new EventTarget();
    const { workspace, indexedDB } = openTestWorkspace({ page });
    await write(workspace, 'before');
    const asking = vi.spyOn(IDBObjectStore.prototype, 'getAllKeys');
    const committing = vi.spyOn(IDBTransaction.prototype, 'commit');
    const writes = written(workspace);
    workspace.drafts.write(edited(exampleModel(), 'last words'));
    page.dispatchEvent(new Event('pagehide'));
    await vi.waitFor(() => {
      expect(writes()).toBe(1);
    });
    expect(asking).not.toHaveBeenCalled();
    expect(committing).toHaveBeenCalledTimes(1);
    asking.mockRestore();
    committing.mockRestore();
    expect(await notesOf(openTestWorkspace({ indexedDB }).workspace)).toEqual(['last words']);
  });

  it('[WORKSPACE-15] writes when the page is left what a write under way may not come to', async () => {
    const page = new EventTarget();
    const { workspace } = openTestWorkspace({ page });
    await write(workspace, 'before');
    const committing = vi.spyOn(IDBTransaction.prototype, 'commit');
    workspace.drafts.write(edited(exampleModel(), 'under way'));
    const flushed = workspace.drafts.flush();
    page.dispatchEvent(new Event('pagehide'));
    valueOf(await flushed);
    await vi.waitFor(() => {
      expect(committing).toHaveBeenCalledTimes(1);
    });
    committing.mockRestore();
    expect(await notesOf(workspace)).toEqual(['under way']);
  });

  it.each(['save', 'read'] as const)(
    '[WORKSPACE-15] goes before a %s under way when the page is left, which is then repeated',
    async (other) => {
      const page = new EventTarget();
      const { workspace } = openTestWorkspace({ page });
      await write(workspace, 'before');
      const saved = valueOf(await workspace.save(exampleModel('model-2')));
      const order: string[] = [];
      workspace.subscribe((event) => event.type === 'draft-written' && order.push('last words'));
      inNextTransaction(() => {
        workspace.drafts.write(edited(exampleModel(), 'last words'));
        page.dispatchEvent(new Event('pagehide'));
      });
      const outcome =
        other === 'save'
          ? valueOf(await workspace.save(edited(saved, 'again')))
          : valueOf(await workspace.read('model-2'));
      order.push(other);
      expect(outcome).toMatchObject(other === 'save' ? { baseRevision: 2 } : { document: saved });
      expect(order).toEqual(['last words', other]);
      expect(await notesOf(workspace)).toEqual(['last words']);
    },
  );

  it('[WORKSPACE-15] is not written over by an earlier edit that was under way when the page was left', async () => {
    const page = new EventTarget();
    const { workspace, indexedDB } = openTestWorkspace({ page });
    await write(workspace, 'before');
    workspace.drafts.write(edited(exampleModel(), 'under way'));
    inNextTransaction(() => {
      workspace.drafts.write(edited(exampleModel(), 'last words'));
      page.dispatchEvent(new Event('pagehide'));
    });
    valueOf(await workspace.drafts.flush());
    expect(await notesOf(openTestWorkspace({ indexedDB }).workspace)).toEqual(['last words']);
  });

  it('[WORKSPACE-15] has also stored what was under way when it is asked to write', async () => {
    const { workspace } = openTestWorkspace();
    const writes = written(workspace);
    workspace.drafts.write(edited(exampleModel(), 'under way'));
    void workspace.drafts.flush();
    valueOf(await workspace.drafts.flush());
    expect(writes()).toBe(1);
  });

  it('[WORKSPACE-30] keeps an edit whole whose writing overlapped a save', async () => {
    const { workspace, timers } = openTestWorkspace();
    const model = exampleModel();
    await write(workspace, 'one', model);
    const saving = workspace.save(edited(model, 'one'));
    workspace.drafts.write(edited(model, 'two'));
    timers.advance(250);
    valueOf(await saving);
    await write(workspace, 'three', model);
    expect(await notesOf(workspace)).toEqual(['three']);
    expect(valueOf(await workspace.damagedRecords())).toEqual([]);
  });

  it('[WORKSPACE-30] keeps an edit whole whose draft was discarded while it was written', async () => {
    const { workspace } = openTestWorkspace();
    const model = exampleModel();
    await write(workspace, 'one', model);
    const [own] = valueOf(await workspace.drafts.list());
    if (!own) throw new Error('a draft expected');
    workspace.drafts.write(edited(model, 'two'));
    const writing = workspace.drafts.flush();
    await workspace.drafts.discard(own);
    valueOf(await writing);
    await write(workspace, 'three', model);
    expect(await notesOf(workspace)).toEqual(['three']);
  });

  it('[WORKSPACE-31] does not write again what was discarded while it was written', async () => {
    const page = new EventTarget();
    const { workspace } = openTestWorkspace({ page });
    await write(workspace, 'one');
    const [own] = valueOf(await workspace.drafts.list());
    if (!own) throw new Error('a draft expected');
    workspace.drafts.write(edited(exampleModel(), 'two'));
    const writing = workspace.drafts.flush();
    const discarding = workspace.drafts.discard(own);
    page.dispatchEvent(new Event('visibilitychange'));
    valueOf(await discarding);
    valueOf(await writing);
    valueOf(await workspace.drafts.flush());
    expect(await notesOf(workspace)).toEqual([]);
  });

  it('[WORKSPACE-31] keeps nothing waiting that was discarded while its writing failed', async () => {
    const { workspace } = openTestWorkspace();
    await write(workspace, 'one');
    const [own] = valueOf(await workspace.drafts.list());
    if (!own) throw new Error('a draft expected');
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    workspace.drafts.write(edited(exampleModel(), 'two'));
    const writing = workspace.drafts.flush();
    await vi.waitFor(() => {
      expect(put).toHaveBeenCalled();
    });
    const discarding = workspace.drafts.discard(own);
    expect(await writing).toMatchObject({ ok: false, code: 'storage-full' });
    valueOf(await discarding);
    put.mockRestore();
    expect(await notesOf(workspace)).toEqual([]);
  });

  it('[WORKSPACE-301] keeps the last edit that can be opened again, and says so, when one cannot', async () => {
    const { workspace, indexedDB } = openTestWorkspace();
    const events: WorkspaceEvent[] = [];
    workspace.subscribe((event) => events.push(event));
    await write(workspace, 'one');
    const good = edited(exampleModel(), 'two');
    const [first, ...others] = good.body.assumptions;
    if (!first) throw new Error('an assumption expected');
    const assumptions = [{ ...first, value: Number.NaN }, ...others];
    workspace.drafts.write(good);
    workspace.drafts.write({ ...good, body: { ...good.body, assumptions } });
    expect(events.at(-1)).toMatchObject({ type: 'draft-failed', id: good.id });
    // What can be stored is, and the models of other edits are not held up.
    expect(await workspace.drafts.flush()).toMatchObject({ ok: true });
    expect(await notesOf(openTestWorkspace({ indexedDB }).workspace)).toEqual(['two']);
    expect(await notesOf(workspace)).toEqual(['two']);
    await write(workspace, 'three');
    expect(await notesOf(openTestWorkspace({ indexedDB }).workspace)).toEqual(['three']);
  });

  it('[WORKSPACE-31] does not discard what another tab went on with', async () => {
    const { first, second } = twoTabs();
    await write(first, 'listed');
    const [listed] = valueOf(await second.drafts.list());
    await write(first, 'newer');
    if (!listed) throw new Error('a draft expected');
    expect(await second.drafts.discard(listed)).toMatchObject({ ok: false, code: 'changed' });
    const [newer] = valueOf(await second.drafts.list());
    if (!newer) throw new Error('a draft expected');
    expect(modelOf(newer.document).body.scenarioNote).toBe('newer');
    valueOf(await second.drafts.discard(newer));
    expect(await notesOf(second)).toEqual([]);
  });

  it('[WORKSPACE-17] ends the draft with the save', async () => {
    const { workspace } = openTestWorkspace();
    const model = edited(exampleModel(), 'done');
    workspace.drafts.write(model);
    await workspace.drafts.flush();
    expect(await notesOf(workspace)).toEqual(['done']);
    await workspace.save(model);
    expect(await notesOf(workspace)).toEqual([]);
  });

  it('[WORKSPACE-17] ends an older draft with the save too', async () => {
    const { workspace } = openTestWorkspace();
    workspace.drafts.write(edited(exampleModel(), 'half'));
    await workspace.drafts.flush();
    await workspace.save(edited(exampleModel(), 'done'));
    expect(await notesOf(workspace)).toEqual([]);
  });

  it('[WORKSPACE-17] offers no draft that was written while the save was under way', async () => {
    const { workspace, timers } = openTestWorkspace();
    const model = edited(exampleModel(), 'done');
    workspace.drafts.write(model);
    const saving = workspace.save(model);
    timers.advance(250);
    await saving;
    await workspace.drafts.flush();
    expect(await notesOf(workspace)).toEqual([]);
  });

  it('[WORKSPACE-17] keeps an edit that came after the save', async () => {
    const { workspace } = openTestWorkspace();
    const saved = valueOf(await workspace.save(exampleModel()));
    workspace.drafts.write(edited(saved, 'one more thing'));
    await workspace.drafts.flush();
    expect(valueOf(await workspace.drafts.list())).toMatchObject([
      { document: edited(saved, 'one more thing') },
    ]);
  });

  it('[WORKSPACE-17] ends the draft of the original with a copy, stored or still waiting', async () => {
    const { workspace } = openTestWorkspace();
    const saved = valueOf(await workspace.save(exampleModel()));
    await write(workspace, 'half', saved);
    const mine = edited(saved, 'mine');
    workspace.drafts.write(mine);
    valueOf(await workspace.saveCopy(mine, 'Mine'));
    valueOf(await workspace.drafts.flush());
    expect(await notesOf(workspace)).toEqual([]);
  });

  it('[WORKSPACE-17] keeps the draft of a document whose export is imported', async () => {
    const { workspace } = openTestWorkspace();
    const saved = valueOf(await workspace.save(exampleModel()));
    const text = valueOf(await workspace.exportText(saved.id));
    await write(workspace, 'still at it', saved);
    valueOf(await workspace.importText(text));
    expect(await notesOf(workspace)).toEqual(['still at it']);
  });

  it('[WORKSPACE-17] offers no draft that only repeats the version it rests on', async () => {
    const { first, second } = twoTabs();
    const opened = valueOf(await first.save(exampleModel()));
    await write(first, 'to and fro', opened);
    first.drafts.write(opened);
    valueOf(await first.drafts.flush());
    valueOf(await second.save(edited(opened, 'newer')));
    expect(valueOf(await first.drafts.list())).toEqual([]);
  });

  it('[WORKSPACE-37] keeps an edit that was written while the save was under way, as one of what was saved', async () => {
    const { first, second } = twoTabs();
    const model = edited(exampleModel(), 'done');
    await write(first, 'done', model);
    const saving = first.save(model);
    first.drafts.write(edited(model, 'one more thing'));
    await Promise.all([first.drafts.flush(), saving]);
    // What would be on the device if the tab were killed now.
    expect(valueOf(await second.drafts.list())).toMatchObject([
      { document: { baseRevision: 1, body: { scenarioNote: 'one more thing' } } },
    ]);
  });

  it('[WORKSPACE-37] keeps an edit that still waits when the save ends, as one of what was saved', async () => {
    const { first, second } = twoTabs();
    const model = edited(exampleModel(), 'done');
    const saving = first.save(model);
    first.drafts.write(edited(model, 'one more thing'));
    valueOf(await saving);
    valueOf(await first.drafts.flush());
    expect(valueOf(await second.drafts.list())).toMatchObject([
      { document: { baseRevision: 1, body: { scenarioNote: 'one more thing' } } },
    ]);
  });

  it('[WORKSPACE-37] offers no edit that was undone again while the save was under way', async () => {
    const { first, second } = twoTabs();
    const model = edited(exampleModel(), 'done');
    await write(first, 'done', model);
    const saving = first.save(model);
    first.drafts.write(edited(model, 'one more thing'));
    first.drafts.write(model);
    const saved = valueOf((await Promise.all([saving, first.drafts.flush()]))[0]);
    valueOf(await second.save(edited(saved, 'newer')));
    expect(await notesOf(first)).toEqual([]);
  });

  it('[WORKSPACE-38] lists an edit that still waits', async () => {
    const { workspace } = openTestWorkspace();
    workspace.drafts.write(edited(exampleModel(), 'a moment ago'));
    expect(await notesOf(workspace)).toEqual(['a moment ago']);
  });

  it('[WORKSPACE-38] lists an edit that cannot be written in place of what is stored of it', async () => {
    const { workspace } = openTestWorkspace();
    await write(workspace, 'older');
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    workspace.drafts.write(edited(exampleModel(), 'precious'));
    expect(await notesOf(workspace)).toEqual(['precious']);
    expect(valueOf(await workspace.drafts.list())).toMatchObject([{ isUnwritten: true }]);
    put.mockRestore();
    expect(valueOf(await workspace.drafts.list()).map(({ isUnwritten }) => isUnwritten)).toEqual([undefined]);
  });

  it('[WORKSPACE-18] says that an edit could not be written, and writes it the next time', async () => {
    const { workspace, indexedDB } = openTestWorkspace();
    await workspace.list();
    const events: WorkspaceEvent[] = [];
    workspace.subscribe((event) => events.push(event));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    workspace.drafts.write(edited(exampleModel(), 'precious'));
    expect(await workspace.drafts.flush()).toMatchObject({ ok: false, code: 'storage-full' });
    expect(events).toMatchObject([{ type: 'draft-failed', id: 'model-1' }]);
    put.mockRestore();
    valueOf(await workspace.drafts.flush());
    expect(await notesOf(openTestWorkspace({ indexedDB }).workspace)).toEqual(['precious']);
  });

  it('[WORKSPACE-18] does not write it again over a later edit that is on the device', async () => {
    const { workspace, indexedDB } = openTestWorkspace();
    await workspace.list();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    workspace.drafts.write(edited(exampleModel(), 'earlier'));
    const writing = workspace.drafts.flush();
    workspace.drafts.write(edited(exampleModel(), 'later'));
    await Promise.all([writing, workspace.drafts.flush()]);
    put.mockRestore();
    valueOf(await workspace.drafts.flush());
    expect(await notesOf(openTestWorkspace({ indexedDB }).workspace)).toEqual(['later']);
  });

  it('[WORKSPACE-23] stores a damaged draft as found and offers the others', async () => {
    const { workspace, indexedDB } = openTestWorkspace();
    workspace.drafts.write(edited(exampleModel('sound'), 'sound'));
    await workspace.drafts.flush();
    await changeStore(indexedDB, 'drafts', (records) => records.put({ half: 'a record' }, ['broken', 'tab']));
    expect(await notesOf(workspace)).toEqual(['sound']);
    expect(valueOf(await workspace.damagedRecords())).toMatchObject([
      { documentId: 'broken', raw: { record: { half: 'a record' } } },
    ]);
  });
});
