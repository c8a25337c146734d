// @vitest-environment node
import 'fake-indexeddb/auto';
import type { PortfolioDocument } from '@finance-analyst/documents';
import * as fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ofKind } from '../documents/ofKind.js';
import { messages } from '../messages.js';
import { createDocumentSession } from '../sessions/createDocumentSession.js';
import { changeStore } from '../testing/changeStore.js';
import { createFakeChannel } from '../testing/createFakeChannel.js';
import { longPortfolio, priced, rowAt, withRows } from '../testing/longPortfolio.js';
import { openTestWorkspace, valueOf } from '../testing/openTestWorkspace.js';
import { attachmentKeys, namedAttachments } from '../testing/storedAttachments.js';
import type { Workspace } from '../Workspace.js';
import { attachmentNamesIn, hashesIn } from './AttachmentNames.js';

afterEach(() => {
  vi.restoreAllMocks();
});

const id = 'portfolio-1';
const write = async (workspace: Workspace, document: PortfolioDocument) => {
  workspace.drafts.write(document);
  valueOf(await workspace.drafts.flush());
};
const opened = async (workspace: Workspace) => valueOf(ofKind(await workspace.open(id), 'portfolio'));
const chunksNamed = (record: unknown) => hashesIn(attachmentNamesIn(record) ?? {});
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
const countIn = (puts: ReturnType<typeof watchPuts>, name: string): number =>
  puts.filter(({ store }) => store === name).length;

describe('a long list', () => {
  it('[WORKSPACE-305] is stored in chunks, which its versions, its copy’s versions and its draft share', async () => {
    const { workspace, indexedDB } = openTestWorkspace();
    const saved = valueOf(await workspace.save(longPortfolio(3000)));
    const [first] = await changeStore<unknown[]>(indexedDB, 'documents', (records) => records.getAll());
    const chunks = chunksNamed(first);
    expect(chunks.length).toBeGreaterThan(5);
    expect(JSON.stringify(first).length).toBeLessThan(3000);
    expect(await attachmentKeys(indexedDB)).toHaveLength(chunks.length);
    const second = valueOf(await workspace.save(priced(saved, 1500, '1')));
    await write(workspace, priced(second, 10, '2'));
    expect(await attachmentKeys(indexedDB)).toHaveLength(chunks.length + 2);
    const next = openTestWorkspace({ indexedDB }).workspace;
    expect((await opened(next)).document.body).toEqual(priced(second, 10, '2').body);
    const read = valueOf(ofKind(await next.readRevision(id, 1), 'portfolio'));
    expect(read.document.body).toEqual(saved.body);
    const history = valueOf(await next.history(id)).versions;
    expect(history.map(({ body }) => body)).toEqual([saved.body, second.body]);
    const copy = valueOf(await next.importText(valueOf(await next.exportText(id))));
    expect(copy.body).toEqual(second.body);
    expect(valueOf(await next.read(copy.id)).document.body).toEqual(second.body);
  });

  it('[WORKSPACE-306] costs an edit the chunk that it is in, and nothing of the others', async () => {
    const { workspace, indexedDB } = openTestWorkspace();
    valueOf(await workspace.save(longPortfolio(20_000)));
    const next = openTestWorkspace({ indexedDB }).workspace;
    const { document } = await opened(next);
    const stringify = vi.spyOn(JSON, 'stringify');
    await write(next, priced(document, 12_000, '1'));
    const texts = stringify.mock.results.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
    stringify.mockRestore();
    expect(texts.reduce((sum, text) => sum + text.length, 0)).toBeLessThan(300_000);
    const puts = watchPuts();
    for (let edit = 0; edit < 5; edit += 1) await write(next, priced(document, 12_000, `2.${edit}`));
    expect(countIn(puts, 'attachments')).toBe(5);
    expect(countIn(puts, 'drafts')).toBe(5);
    for (const { length } of puts) expect(length).toBeLessThan(260_000);
    const edited = priced(document, 12_000, '2.4');
    const saved = valueOf(await next.save(edited));
    expect(countIn(puts, 'attachments')).toBe(5);
    await write(next, withRows(saved, saved.body.rows.toSpliced(4000, 1)));
    expect(countIn(puts, 'attachments')).toBeLessThanOrEqual(8);
  });

  it('[WORKSPACE-306] shares its rows with what was read before, so that a draft and its version compare fast', async () => {
    const { workspace, indexedDB } = openTestWorkspace();
    const saved = valueOf(await workspace.save(longPortfolio(3000)));
    await write(workspace, priced(saved, 10, '2'));
    const { document, saved: version } = await opened(openTestWorkspace({ indexedDB }).workspace);
    const same = document.body.rows.filter((row, place) => row === version?.body.rows[place]);
    expect(same.length).toBeGreaterThan(1900);
  });

  it('[WORKSPACE-306] is read at once, not chunk by chunk', async () => {
    const { workspace, indexedDB } = openTestWorkspace();
    valueOf(await workspace.save(longPortfolio(3000)));
    const next = openTestWorkspace({ indexedDB }).workspace;
    valueOf(await next.list());
    let unanswered = 0;
    let most = 0;
    const { get } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
      const request = get.call(this, key);
      unanswered += 1;
      most = Math.max(most, unanswered);
      request.addEventListener('success', () => {
        unanswered -= 1;
      });
      return request;
    });
    valueOf(await next.read(id));
    expect(most).toBeGreaterThan(5);
  });

  it('[WORKSPACE-305] of up to a thousand rows, or of an earlier release, is in the body as before', async () => {
    const { workspace, indexedDB } = openTestWorkspace();
    const short = valueOf(await workspace.save(longPortfolio(1000)));
    expect(await attachmentKeys(indexedDB)).toEqual([]);
    const { body, ...envelope } = longPortfolio(1500, 'inside');
    const record = { revision: 1, removedAt: null, attachments: {}, document: { ...envelope, body } };
    await changeStore(indexedDB, 'documents', (records) => records.put(record, ['inside']));
    const next = openTestWorkspace({ indexedDB }).workspace;
    expect(valueOf(await next.read(id)).document).toEqual(short);
    const inside = valueOf(ofKind(await next.read('inside'), 'portfolio')).document;
    expect(inside.body).toEqual(body);
    valueOf(await next.save(priced(inside, 7, '1')));
    expect((await attachmentKeys(indexedDB)).length).toBeGreaterThan(1);
    expect(valueOf(await next.read('inside')).document.body).toEqual(priced(inside, 7, '1').body);
  });

  it('[WORKSPACE-17] makes no work of a draft that has inside what the saved version has in chunks', async () => {
    const { workspace, indexedDB } = openTestWorkspace();
    const saved = valueOf(await workspace.save(longPortfolio(1500)));
    const draft = { savedAt: '2025-11-20', attachments: {}, document: saved };
    await changeStore(indexedDB, 'drafts', (records) => records.put(draft, [id, 'a tab']));
    expect(valueOf(await workspace.drafts.list())).toEqual([]);
    const edited = { ...draft, document: priced(saved, 7, '1') };
    await changeStore(indexedDB, 'drafts', (records) => records.put(edited, [id, 'a tab']));
    expect(valueOf(await workspace.drafts.list())).toHaveLength(1);
  });

  it.each([
    ['missing', undefined],
    ['garbled', '[{"id":'],
    ['no list', '{}'],
    ['no text', 7],
  ])('[WORKSPACE-307] with a chunk that is %s is a damaged record with a reason', async (_how, found) => {
    const { workspace, indexedDB } = openTestWorkspace();
    const saved = valueOf(await workspace.save(longPortfolio(3000)));
    await write(workspace, priced(saved, 10, '2'));
    const record: unknown = await changeStore(indexedDB, 'documents', (records) => records.get([id]));
    const [, , third = ''] = chunksNamed(record);
    await changeStore(indexedDB, 'attachments', (records) => records.delete([id, third]));
    if (found !== undefined)
      await changeStore(indexedDB, 'attachments', (records) => records.put(found, [id, third]));
    const next = openTestWorkspace({ indexedDB }).workspace;
    expect(await next.read(id)).toMatchObject({
      ok: false,
      code: 'corrupted',
      reason: expect.stringContaining(messages.attachmentLost) as unknown,
    });
    expect(valueOf(await next.drafts.list())).toEqual([]);
    const damaged = valueOf(await next.damagedRecords());
    expect(damaged.map(({ reason }) => reason).toSorted()).toEqual(
      [messages.attachmentLost, messages.damagedDraft].toSorted(),
    );
    // What is left of it is in the record, as found.
    expect(JSON.stringify(damaged)).toContain('row-2999');
  });

  it('[WORKSPACE-308] is written by a page that is left without the chunks that a version has', async () => {
    const page = new EventTarget();
    const { workspace, indexedDB } = openTestWorkspace({ page });
    const saved = valueOf(await workspace.save(longPortfolio(3000)));
    const puts = watchPuts();
    workspace.drafts.write(priced(saved, 10, '2'));
    page.dispatchEvent(new Event('pagehide'));
    valueOf(await workspace.drafts.flush());
    expect(puts.map(({ store }) => store)).toEqual(['attachments', 'drafts']);
    const next = openTestWorkspace({ indexedDB }).workspace;
    expect((await opened(next)).document.body).toEqual(priced(saved, 10, '2').body);
    const unread = openTestWorkspace({ indexedDB, page }).workspace;
    unread.drafts.write(priced(saved, 10, '3'));
    page.dispatchEvent(new Event('pagehide'));
    valueOf(await unread.drafts.flush());
    expect(countIn(puts, 'attachments')).toBeGreaterThan(8);
  });

  it('[WORKSPACE-69] is merged with a version from elsewhere, and a step of undo leads back to that', async () => {
    const channel = createFakeChannel();
    const { workspace, indexedDB } = openTestWorkspace({ broadcast: channel.port() });
    valueOf(await workspace.save(longPortfolio(3000)));
    const session = createDocumentSession({ workspace, opened: await opened(workspace), nowMs: () => 0 });
    const leave = session.enter();
    session.edit(
      (body) => ({ ...body, rows: body.rows.with(10, rowAt(10, '2')) }),
      () => 'Price',
    );
    const other = openTestWorkspace({ indexedDB, broadcast: channel.port() }).workspace;
    const { document } = valueOf(ofKind(await other.read(id), 'portfolio'));
    const elsewhere = withRows(priced(document, 2000, '3'), [
      ...priced(document, 2000, '3').body.rows.toSpliced(1000, 1),
      rowAt(7000),
    ]);
    valueOf(await other.save(elsewhere));
    await vi.waitFor(() => {
      expect(session.state().merged).not.toBeNull();
    });
    const both = priced(elsewhere, 10, '2').body;
    expect(session.state()).toMatchObject({ newer: null, merged: { conflicts: [] } });
    expect(session.state().history.present.body).toEqual(both);
    session.undo();
    expect(session.state().history.present.body).toEqual(elsewhere.body);
    expect(session.state().isEdited).toBe(false);
    session.redo();
    expect(await session.save()).toEqual({ kind: 'saved', version: 3 });
    expect(valueOf(await other.read(id)).document.body).toEqual(both);
    leave();
  });

  it('[WORKSPACE-305] is what was written, and has only named chunks, whatever is done in two tabs', async () => {
    const act = fc.record({
      way: fc.constantFrom('change', 'insert', 'delete', 'cut', 'undo', 'save', 'restore', 'discard'),
      tab: fc.nat(1),
      at: fc.nat(1900),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
        const indexedDB = new IDBFactory();
        const tabs = [0, 1].map(() => openTestWorkspace({ indexedDB }).workspace);
        const [first] = tabs;
        if (!first) throw new Error('a tab expected');
        let before = valueOf(await first.save(longPortfolio(1900)));
        for (const [mark, { way, tab, at }] of acts.entries()) {
          const workspace = tabs[tab];
          if (!workspace) throw new Error('a tab expected');
          const { document, saved } = await opened(workspace);
          const { rows } = document.body;
          const place = at % rows.length;
          if (way === 'discard') {
            for (const draft of valueOf(await workspace.drafts.listAll()))
              valueOf(await workspace.drafts.discard(draft));
            expect((await opened(workspace)).document).toEqual(saved);
            continue;
          }
          if (way === 'restore') {
            const restored = valueOf(await workspace.restoreRevision(id, 1));
            expect(restored.body).toEqual(longPortfolio(1900).body);
            expect(valueOf(await workspace.read(id)).document).toEqual(restored);
            continue;
          }
          const edited = {
            change: () => priced(document, place, `${mark}.5`),
            insert: () => withRows(document, rows.toSpliced(place, 0, rowAt(5000 + mark))),
            delete: () => withRows(document, rows.toSpliced(place, 1)),
            cut: () => withRows(document, rows.slice(0, Math.max(990, rows.length - 300))),
            undo: () => withRows(document, before.body.rows),
            save: () => document,
          }[way]();
          before = document;
          const current = { ...edited, baseRevision: saved?.baseRevision ?? 0 };
          if (way === 'save') {
            const version = valueOf(await workspace.save(current));
            expect(valueOf(await workspace.read(id)).document).toEqual(version);
          } else {
            // Tabs with drafts of their own are merged by sessions.
            await write(first, current);
            expect((await opened(workspace)).document.body).toEqual(current.body);
          }
        }
        expect((await attachmentKeys(indexedDB)).toSorted()).toEqual(await namedAttachments(indexedDB));
      }),
      { numRuns: 20 },
    );
  });
});
