// @vitest-environment node
import 'fake-indexeddb/auto';
import { type AnalystDocument, loadDocumentForms, parseDocument } from '@finance-analyst/documents';
import { IDBFactory } from 'fake-indexeddb';
import * as fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDocumentSession } from '../sessions/createDocumentSession.js';
import { messages } from './messages.js';
import { createManualTimers } from '../testing/createManualTimers.js';
import { createFakeLocks } from '../testing/createFakeLocks.js';
import { databaseOfRelease1 } from '../testing/databaseOfRelease1.js';
import { openTestWorkspace, valueOf } from '../testing/openTestWorkspace.js';
import { piecesOf } from '../testing/piecesOf.js';
import { attachmentKeys, namedAttachments } from '../testing/storedAttachments.js';
import releasedText from '../testing/released-1/database.json?raw';
import { readDatabase } from '../testing/readDatabase.js';
import { type DatabaseContent, writeDatabase } from '../testing/writeDatabase.js';
import { browserTimers } from '../Timers.js';
import { databaseLayout } from './databaseLayout.js';
import { openDatabase } from './openDatabase.js';

const released = JSON.parse(releasedText) as DatabaseContent;

beforeAll(() => loadDocumentForms('valuation-model'));
afterEach(() => {
  vi.restoreAllMocks();
});

const damaged = 'damaged';

interface RecordOfRelease1 {
  readonly revision: number;
  readonly removedAt: string | null;
  readonly snapshotRevision: number | null;
  readonly document: { readonly id: string; readonly body: object };
}

const isRecord = (value: unknown): value is RecordOfRelease1 =>
  value !== null && typeof value === 'object' && 'snapshotRevision' in value;

/** A database as release 1 read it: it joined a record with the text of its revision, and a draft with its own text. */
function readAsRelease1({ stores }: DatabaseContent) {
  const at = (store: string, key: IDBValidKey): unknown =>
    stores[store]?.find(([other]) => String(other) === String(key))?.[1];
  const joined = (document: { readonly body: object }, text: unknown): unknown => {
    if (typeof text !== 'string') return damaged;
    try {
      const body = { ...document.body, fundamentalsSnapshot: JSON.parse(text) as unknown };
      const parsed = parseDocument({ ...document, body });
      return parsed.ok ? parsed.value.document : damaged;
    } catch {
      return damaged;
    }
  };
  const opened = (value: unknown): unknown =>
    isRecord(value)
      ? joined(value.document, at('snapshots', [value.document.id, value.snapshotRevision ?? 0]))
      : damaged;
  const isRemoved = (value: unknown) => isRecord(value) && value.removedAt !== null;
  return {
    documents: (stores['documents'] ?? []).map(([key, value]) => [
      String(key),
      isRemoved(value) ? 'removed' : opened(value),
    ]),
    revisions: (stores['revisions'] ?? []).map(([key, value]) => [key, opened(value)]),
    drafts: (stores['drafts'] ?? [])
      .filter(([key]) => String(key).endsWith('edit'))
      .map(([key, value]) => {
        const [id = '', session = ''] = key as string[];
        const isDraft = value !== null && typeof value === 'object' && 'savedAt' in value;
        if (!isDraft) return damaged;
        const { document } = value as unknown as RecordOfRelease1;
        return joined(document, at('drafts', [id, session, 'snapshot']));
      })
      .filter((draft) => draft !== damaged),
  };
}

const upgradedFrom = async (content: DatabaseContent) => {
  const indexedDB = new IDBFactory();
  await writeDatabase(indexedDB, content);
  return { indexedDB, workspace: openTestWorkspace({ indexedDB }).workspace };
};

const inOrder = (values: readonly unknown[]): readonly string[] =>
  values.map((value) => JSON.stringify(value)).sort();

describe('the step from layout 1 to 2', () => {
  it('[WORKSPACE-56] lets everything read as release 1 read it', async () => {
    await fc.assert(
      fc.asyncProperty(databaseOfRelease1, async (content) => {
        const before = readAsRelease1(content);
        const { indexedDB, workspace } = await upgradedFrom(content);
        // Later drafts are newer, and the newest is the draft of its document.
        const newest = new Map(before.drafts.map((draft) => [(draft as AnalystDocument).id, draft]));
        expect(inOrder(valueOf(await workspace.drafts.list()).map(({ document }) => document))).toEqual(
          inOrder([...newest.values()]),
        );
        for (const [[id, revision], document] of before.revisions as [[string, number], unknown][]) {
          const opened = await workspace.readRevision(id, revision);
          expect(opened.ok ? opened.value.document : damaged).toEqual(document);
        }
        for (const [id, document] of before.documents as [string, unknown][]) {
          const opened = await workspace.read(id);
          const isRemoved = !opened.ok && opened.code === 'removed';
          expect(opened.ok ? opened.value.document : isRemoved ? 'removed' : damaged).toEqual(document);
        }
        expect(workspace.status()).toEqual({ storage: 'device', reason: null });
        const named = await namedAttachments(indexedDB);
        const stored = new Set(await attachmentKeys(indexedDB));
        expect(named.filter((key) => !stored.has(key) && !key.includes('snapshot'))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('[WORKSPACE-75] loses nothing of the edits that several tabs left when they become one draft', async () => {
    await fc.assert(
      fc.asyncProperty(databaseOfRelease1, async (content) => {
        const before = readAsRelease1(content);
        const indexedDB = new IDBFactory();
        await writeDatabase(indexedDB, content);
        const { workspace } = openTestWorkspace({ indexedDB, locks: createFakeLocks().tab() });
        for (const { documentId } of valueOf(await workspace.drafts.list())) {
          const opened = await workspace.open(documentId);
          // The drafts of a document that cannot be edited stay where they are.
          if (!opened.ok || opened.value.access === 'read-only') continue;
          const session = createDocumentSession({ workspace, opened: opened.value, nowMs: () => 0 });
          const leave = session.enter();
          await vi.waitFor(async () => {
            expect(valueOf(await workspace.drafts.ofOthers(documentId))).toEqual([]);
          });
          leave();
        }
        const drafts = valueOf(await workspace.drafts.listAll()).map(({ document }) => document);
        const rows = [...valueOf(await workspace.list()), ...valueOf(await workspace.listRemoved())];
        const histories = await Promise.all(
          rows.map(async ({ id }) => valueOf(await workspace.history(id)).versions),
        );
        const found = new Set([...drafts, ...histories.flat()].flatMap(({ body }) => piecesOf(body)));
        for (const draft of before.drafts)
          for (const piece of piecesOf((draft as AnalystDocument).body)) expect(found).toContain(piece);
      }),
      { numRuns: 60 },
    );
  });

  it('[WORKSPACE-56] loses nothing of what cannot be read', async () => {
    await fc.assert(
      fc.asyncProperty(databaseOfRelease1, async (content) => {
        const { indexedDB, workspace } = await upgradedFrom(content);
        valueOf(await workspace.drafts.list());
        const text = JSON.stringify((await readDatabase(indexedDB, content.name)).stores);
        const { documents, revisions, snapshots, drafts } = content.stores;
        for (const [, value] of [documents, revisions, snapshots, drafts].flatMap((store) => store ?? []))
          if (!isRecord(value)) expect(text).toContain(JSON.stringify(value).slice(1, -1));
      }),
      { numRuns: 100 },
    );
  });

  it('[WORKSPACE-56] keeps statements once that versions and a draft share', async () => {
    const { indexedDB, workspace } = await upgradedFrom(released);
    expect(valueOf(await workspace.drafts.list())).toHaveLength(1);
    expect(await attachmentKeys(indexedDB)).toEqual(await namedAttachments(indexedDB));
    expect(await attachmentKeys(indexedDB)).toHaveLength(3);
  });

  it('[WORKSPACE-57] leaves layout 1 as it was wherever it is interrupted, and runs again', async () => {
    const { put } = IDBObjectStore.prototype;
    for (const last of [1, 2, 3, 4, 5]) {
      const indexedDB = new IDBFactory();
      await writeDatabase(indexedDB, released);
      let puts = 0;
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
        this: IDBObjectStore,
        value,
        key,
      ) {
        const request = put.call(this, value, key);
        puts += 1;
        if (puts === last) this.transaction.abort();
        return request;
      });
      await expect(openDatabase(indexedDB, released.name, browserTimers, () => undefined)).rejects.toThrow();
      vi.restoreAllMocks();
      expect(puts).toBe(last);
      expect(await readDatabase(indexedDB, released.name)).toEqual(released);
      expect(valueOf(await openTestWorkspace({ indexedDB }).workspace.list())).toHaveLength(2);
    }
  });

  it('[WORKSPACE-57] says that the device is full, and changes nothing there', async () => {
    const { indexedDB, workspace } = await upgradedFrom(released);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    await workspace.list();
    vi.restoreAllMocks();
    expect(workspace.status()).toEqual({
      storage: 'memory',
      reason: messages.memoryOnly('this device has no storage left'),
    });
    expect(await readDatabase(indexedDB, released.name)).toEqual(released);
  });

  it('[WORKSPACE-58] may take as long as it needs', async () => {
    const indexedDB = new IDBFactory();
    await writeDatabase(indexedDB, released);
    const timers = createManualTimers();
    const layout = {
      ...databaseLayout,
      loadSteps: async () => {
        timers.advance(6000);
        return [
          ...(await databaseLayout.loadSteps()),
          () => {
            timers.advance(6000);
          },
        ];
      },
    };
    const database = await openDatabase(indexedDB, released.name, timers, () => undefined, layout);
    expect(database.version).toBe(databaseLayout.version);
    database.close();
  });

  it('[WORKSPACE-58] is loaded only where it is needed, and changes nothing where it cannot be', async () => {
    const layout = { ...databaseLayout, loadSteps: () => Promise.reject(new Error('offline')) };
    const open = (factory: IDBFactory) =>
      openDatabase(factory, released.name, browserTimers, () => undefined, layout);
    (await open(new IDBFactory())).close();
    const indexedDB = new IDBFactory();
    await writeDatabase(indexedDB, released);
    await expect(open(indexedDB)).rejects.toThrow(messages.upgradeNotLoaded);
    expect(await readDatabase(indexedDB, released.name)).toEqual(released);
  });
});
