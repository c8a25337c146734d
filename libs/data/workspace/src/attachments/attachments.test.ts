// @vitest-environment node
import 'fake-indexeddb/auto';
import type { AnalystDocument, ValuationModelDocument } from '@finance-analyst/documents';
import { IDBFactory } from 'fake-indexeddb';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDrafts } from '../drafts/createDrafts.js';
import { createMemoryStorage } from '../storage/createMemoryStorage.js';
import { changeStore } from '../testing/changeStore.js';
import { createManualTimers } from '../testing/createManualTimers.js';
import { edited, exampleModel } from '../testing/exampleModel.js';
import { modelOf } from '../testing/modelOf.js';
import { openTestWorkspace, valueOf } from '../testing/openTestWorkspace.js';
import { attachmentKeys, namedAttachments } from '../testing/storedAttachments.js';
import type { Workspace } from '../Workspace.js';
import { attachmentNamesIn } from './AttachmentNames.js';
import { createContentHasher } from './createContentHasher.js';

afterEach(() => {
  vi.restoreAllMocks();
});

const write = async (workspace: Workspace, document: AnalystDocument) => {
  workspace.drafts.write(document);
  valueOf(await workspace.drafts.flush());
};
const filed = (document: ValuationModelDocument, ...annual: readonly string[]): ValuationModelDocument => ({
  ...document,
  body: { ...document.body, fundamentalsSnapshot: { annual } },
});
const onlyDraft = async (workspace: Workspace) => {
  const [draft] = valueOf(await workspace.drafts.list());
  if (!draft) throw new Error('a draft expected');
  return draft;
};
/** Records each later write: the store and the length of the value as JSON. */
const watchPuts = () => {
  const puts: { readonly store: string; readonly length: number }[] = [];
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    puts.push({ store: this.name, length: JSON.stringify(value).length });
    return put.call(this, value, key);
  });
  return puts;
};

describe('attachments', () => {
  it('[WORKSPACE-13] are stored once for the versions and drafts of a document', async () => {
    const { workspace, indexedDB } = openTestWorkspace();
    const saved = valueOf(await workspace.save(exampleModel()));
    valueOf(await workspace.save(edited(saved, 'second')));
    await write(workspace, { ...edited(saved, 'third'), baseRevision: 2 });
    expect(await attachmentKeys(indexedDB)).toHaveLength(1);
    const next = openTestWorkspace({ indexedDB }).workspace;
    expect((await onlyDraft(next)).document.body).toEqual(edited(saved, 'third').body);
  });

  it('[WORKSPACE-53] go with the last version, document or draft that names them', async () => {
    const { workspace, indexedDB } = openTestWorkspace();
    const saved = valueOf(await workspace.save(filed(exampleModel(), 'FY2025')));
    await write(workspace, filed(saved, 'FY2026'));
    expect(await attachmentKeys(indexedDB)).toHaveLength(2);
    await write(workspace, filed(saved, 'FY2026', 'FY2025'));
    expect(await attachmentKeys(indexedDB)).toHaveLength(2);
    valueOf(await workspace.drafts.discard(await onlyDraft(workspace)));
    expect(await attachmentKeys(indexedDB)).toHaveLength(1);
    valueOf(await workspace.remove(saved.id));
    expect(await attachmentKeys(indexedDB)).toHaveLength(1);
    valueOf(await workspace.erase(saved.id));
    expect(await attachmentKeys(indexedDB)).toEqual([]);
  });

  it('[WORKSPACE-53] all stay while something of the document cannot be read', async () => {
    const { workspace, indexedDB } = openTestWorkspace();
    const saved = valueOf(await workspace.save(filed(exampleModel(), 'FY2025')));
    await write(workspace, filed(saved, 'FY2026'));
    const lost = { revision: 1, document: saved };
    await changeStore(indexedDB, 'revisions', (records) => records.put(lost, [saved.id, 1]));
    valueOf(await workspace.drafts.discard(await onlyDraft(workspace)));
    expect(await attachmentKeys(indexedDB)).toHaveLength(2);
    await changeStore(indexedDB, 'documents', (records) => records.put('half a sect', [saved.id]));
    await workspace.read(saved.id);
    valueOf(await workspace.eraseDamaged(valueOf(await workspace.damagedRecords())));
    expect(await attachmentKeys(indexedDB)).toEqual([]);
  });

  it('[WORKSPACE-53] that a page left behind unnamed go with the next that are dropped', async () => {
    const page = new EventTarget();
    const { workspace, indexedDB } = openTestWorkspace({ page });
    const saved = valueOf(await workspace.save(filed(exampleModel(), 'FY2025')));
    await write(workspace, filed(saved, 'FY2026'));
    workspace.drafts.write(filed(saved, 'FY2027'));
    page.dispatchEvent(new Event('pagehide'));
    valueOf(await workspace.drafts.flush());
    expect((await onlyDraft(workspace)).document.body).toEqual(filed(saved, 'FY2027').body);
    valueOf(await workspace.drafts.discard(await onlyDraft(workspace)));
    expect(await attachmentKeys(indexedDB)).toEqual(await namedAttachments(indexedDB));
  });

  it('[WORKSPACE-53] are those that are named, whatever is done in two tabs', async () => {
    const act = fc.record({
      act: fc.constantFrom('write', 'save', 'copy', 'discard', 'gather', 'restore', 'erase'),
      tab: fc.nat(1),
      statements: fc.nat(3),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
        const indexedDB = new IDBFactory();
        const tabs = [0, 1].map(() => openTestWorkspace({ indexedDB }).workspace);
        for (const [index, { act: name, tab, statements }] of acts.entries()) {
          const workspace = tabs[tab];
          if (!workspace) throw new Error('a tab expected');
          const opened = await workspace.read('model-1');
          const document = filed(
            opened.ok ? modelOf(opened.value.document) : exampleModel(),
            `FY${statements}`,
          );
          const [draft] = valueOf(await workspace.drafts.list());
          if (name === 'write') await write(workspace, edited(document, `note ${index}`));
          if (name === 'save') await workspace.save(document);
          if (name === 'copy') valueOf(await workspace.saveCopy(document));
          if (name === 'restore') await workspace.restoreRevision('model-1', 1);
          if (name === 'erase') valueOf(await workspace.erase('model-1'));
          if (draft && name === 'discard') valueOf(await workspace.drafts.discard(draft));
          if (draft && name === 'gather')
            valueOf(await workspace.drafts.gather(draft.documentId, draft.savedAt));
          expect(await attachmentKeys(indexedDB)).toEqual(await namedAttachments(indexedDB));
        }
        for (const workspace of tabs) expect(valueOf(await workspace.damagedRecords())).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('[WORKSPACE-54] are not written again by an edit', async () => {
    const { workspace, indexedDB } = openTestWorkspace();
    const statements = Array.from({ length: 20_000 }, (_, index) => `figure ${index}`);
    valueOf(await workspace.save(filed(exampleModel(), ...statements)));
    const { workspace: next } = openTestWorkspace({ indexedDB });
    const { document } = valueOf(await next.read('model-1'));
    const puts = watchPuts();
    for (const note of ['one', 'two', 'three']) await write(next, edited(document, note));
    expect(puts.map(({ store }) => store)).toEqual(['drafts', 'drafts', 'drafts']);
    for (const { length } of puts) expect(length).toBeLessThan(1500);
    valueOf(await next.save(edited(document, 'three')));
    expect(puts.filter(({ store }) => store === 'attachments')).toEqual([]);
  });

  it('[WORKSPACE-54] are written with the edit of a page that is left, in one transaction', async () => {
    const page = new EventTarget();
    const { workspace } = openTestWorkspace({ page });
    const saved = valueOf(await workspace.save(exampleModel()));
    const puts = watchPuts();
    const asking = [
      vi.spyOn(IDBObjectStore.prototype, 'get'),
      vi.spyOn(IDBObjectStore.prototype, 'getAll'),
      vi.spyOn(IDBObjectStore.prototype, 'getAllKeys'),
    ];
    const opening = vi.spyOn(IDBDatabase.prototype, 'transaction');
    workspace.drafts.write(edited(saved, 'last words'));
    page.dispatchEvent(new Event('pagehide'));
    valueOf(await workspace.drafts.flush());
    expect(puts.map(({ store }) => store)).toEqual(['attachments', 'drafts']);
    expect(opening).toHaveBeenCalledTimes(1);
    for (const question of asking) expect(question).not.toHaveBeenCalled();
  });

  it('[WORKSPACE-55] stay in a draft that is written before hashes can be computed', async () => {
    let arrive: (code: { readonly contentHash: () => string }) => void = () => undefined;
    const code = new Promise<{ readonly contentHash: () => string }>((resolve) => {
      arrive = resolve;
    });
    const storage = createMemoryStorage();
    const drafts = createDrafts({
      storage,
      hasher: createContentHasher(() => code),
      savedChunks: { has: () => false },
      writer: 'tab',
      editedElsewhere: async () => null,
      createId: () => 'id',
      clock: () => new Date(0),
      timers: createManualTimers(),
      onWritten: () => undefined,
      onFailed: () => undefined,
      onSaved: () => undefined,
      onRecovered: () => undefined,
    });
    const namesAfter = async (document: AnalystDocument) => {
      drafts.write(document);
      drafts.flushOnLeaving();
      expect(valueOf(await drafts.list())).toMatchObject([{ document }]);
      return storage.transact('read', async (transaction) =>
        attachmentNamesIn(await transaction.get('drafts', [document.id, 'tab'])),
      );
    };
    const model = filed(exampleModel(), 'in no other test');
    expect(await namesAfter(edited(model, 'at once'))).toEqual({});
    arrive({ contentHash: () => 'hash' });
    await code;
    expect(await namesAfter(edited(model, 'later'))).toEqual({ fundamentalsSnapshot: 'hash' });
  });

  it('[WORKSPACE-17] makes no work of a draft that has inside what the saved version names', async () => {
    const { workspace: first, indexedDB } = openTestWorkspace();
    const saved = valueOf(await first.save(exampleModel()));
    const whole = { savedAt: '2025-11-20T10:00:00.000Z', attachments: {}, document: saved };
    await changeStore(indexedDB, 'drafts', (records) => records.put(whole, [saved.id, 'tab']));
    expect(valueOf(await first.drafts.list())).toEqual([]);
    const newer = { ...whole, document: filed(saved, 'newer') };
    await changeStore(indexedDB, 'drafts', (records) => records.put(newer, [saved.id, 'tab']));
    expect(valueOf(await first.drafts.list())).toMatchObject([{ document: filed(saved, 'newer') }]);
  });
});
