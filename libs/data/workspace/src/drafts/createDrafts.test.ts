// @vitest-environment node
import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import type { WorkspaceEvent } from '../Workspace.js';
import { changeStore } from '../testing/changeStore.js';
import { edited, exampleModel } from '../testing/exampleModel.js';
import { openTestWorkspace, valueOf } from '../testing/openTestWorkspace.js';

const notesOf = async (workspace: ReturnType<typeof openTestWorkspace>['workspace']) =>
  valueOf(await workspace.drafts.list()).map((draft) => draft.document.body.scenarioNote);

const written = (workspace: ReturnType<typeof openTestWorkspace>['workspace']) => {
  const events: WorkspaceEvent[] = [];
  workspace.subscribe((event) => events.push(event));
  return () => events.filter((event) => event.type === 'draft-written').length;
};

describe('drafts', () => {
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
      { own: false, document: edited(exampleModel(), 'thought') },
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
    expect(await notesOf(openTestWorkspace({ indexedDB }).workspace)).toEqual(['letter 3']);
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

  it('[WORKSPACE-16] keeps the drafts of two tabs apart, newest first, and lets one take over the other', async () => {
    const { workspace: first, indexedDB } = openTestWorkspace();
    const { workspace: second } = openTestWorkspace({ indexedDB });
    first.drafts.write(edited(exampleModel(), 'first'));
    await first.drafts.flush();
    second.drafts.write(edited(exampleModel(), 'second'));
    await second.drafts.flush();
    expect(await notesOf(second)).toEqual(['second', 'first']);

    const drafts = valueOf(await second.drafts.list());
    const [own, other] = drafts;
    if (!own || !other) throw new Error('two drafts expected');
    expect([own.own, other.own]).toEqual([true, false]);
    await second.drafts.discard(own);
    expect(valueOf(await second.drafts.adopt(other))).toMatchObject({ own: true });
    expect(valueOf(await second.drafts.list())).toMatchObject([{ own: true, document: other.document }]);
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

  it('[WORKSPACE-23] keeps a damaged draft aside and offers the others', async () => {
    const { workspace, indexedDB } = openTestWorkspace();
    workspace.drafts.write(edited(exampleModel('sound'), 'sound'));
    await workspace.drafts.flush();
    await changeStore(indexedDB, 'drafts', (records) =>
      records.put({ half: 'a record' }, ['broken', 'tab', 'edit']),
    );
    expect(await notesOf(workspace)).toEqual(['sound']);
    expect(valueOf(await workspace.quarantined())).toMatchObject([
      { documentId: 'broken', raw: { edit: { half: 'a record' } } },
    ]);
  });
});
