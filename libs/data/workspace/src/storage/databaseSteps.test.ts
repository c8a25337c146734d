// @vitest-environment node
import 'fake-indexeddb/auto';
import { loadDocumentForms, parseDocument } from '@finance-analyst/documents';
import { IDBFactory } from 'fake-indexeddb';
import { beforeAll, describe, expect, it } from 'vitest';
import { modelOf } from '../testing/modelOf.js';
import { openTestWorkspace, valueOf } from '../testing/openTestWorkspace.js';
import { edited } from '../testing/exampleModel.js';
import databaseText from '../testing/released-1/database.json?raw';
import modelText from '../testing/released-1/model.json?raw';
import { type DatabaseContent, writeDatabase } from '../testing/writeDatabase.js';
import { browserTimers } from '../Timers.js';
import { databaseLayout } from './databaseLayout.js';
import { type DatabaseStep, databaseSteps } from './databaseSteps.js';
import { openDatabase } from './openDatabase.js';

const released = JSON.parse(databaseText) as DatabaseContent;

beforeAll(() => loadDocumentForms('valuation-model'));

/** A document written by an earlier release, in the form of this one. */
function broughtUpToDate(raw: unknown) {
  const parsed = parseDocument(raw);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.value.document;
}

interface WrittenRecord {
  readonly removedAt: string | null;
  readonly revision: number;
  readonly snapshotRevision: number;
  readonly document: { readonly id: string; readonly title: string; readonly body: object };
}

/** The contents of a release's store, with the statements that it stored separately. */
const writtenIn = (store: 'documents' | 'revisions') =>
  (released.stores[store] ?? []).map(([, value]) => {
    const { document, removedAt, revision, snapshotRevision } = value as WrittenRecord;
    const [, text] =
      released.stores['snapshots']?.find(
        ([key]) => String(key) === String([document.id, snapshotRevision]),
      ) ?? [];
    const body = { ...document.body, fundamentalsSnapshot: JSON.parse(String(text)) as unknown };
    return { removedAt, revision, document: broughtUpToDate({ ...document, body }) };
  });

async function openReleased() {
  const indexedDB = new IDBFactory();
  await writeDatabase(indexedDB, released);
  return openTestWorkspace({ indexedDB }).workspace;
}

describe('the database of an earlier release', () => {
  it('[WORKSPACE-51] opens with every document and every version as they were', async () => {
    const workspace = await openReleased();
    const documents = writtenIn('documents');
    expect(documents).toHaveLength(3);
    for (const { document, removedAt } of documents) {
      if (removedAt !== null) valueOf(await workspace.recover(document.id));
      expect(valueOf(await workspace.read(document.id)).document).toEqual(document);
    }
    for (const { document, revision } of writtenIn('revisions'))
      expect(valueOf(await workspace.readRevision(document.id, revision)).document).toEqual(document);
    expect(workspace.status()).toEqual({ storage: 'device', reason: null });
    expect(valueOf(await workspace.damagedRecords())).toEqual([]);
  });

  it('[WORKSPACE-51] opens with what was removed and with edits that were not saved', async () => {
    const workspace = await openReleased();
    const removed = writtenIn('documents').filter(({ removedAt }) => removedAt !== null);
    expect(valueOf(await workspace.listRemoved()).map(({ id }) => id)).toEqual(
      removed.map(({ document }) => document.id),
    );
    const [draft] = valueOf(await workspace.drafts.list());
    const saved = modelOf(valueOf(await workspace.read(draft?.documentId ?? '')).document);
    const edits = draft && modelOf(draft.document);
    expect(edits?.body.fundamentalsSnapshot).toEqual(saved.body.fundamentalsSnapshot);
    expect(edits?.body.assumptions).not.toEqual(saved.body.assumptions);
  });

  it('[WORKSPACE-51] is gone on with: what is saved now comes after it', async () => {
    const workspace = await openReleased();
    const [row] = valueOf(await workspace.list());
    const { document } = valueOf(await workspace.read(row?.id ?? ''));
    const saved = valueOf(await workspace.save(edited(document, 'Written today.')));
    expect(saved.baseRevision).toBe(document.baseRevision + 1);
    expect(valueOf(await workspace.read(saved.id)).document).toEqual(saved);
  });

  it('[WORKSPACE-51] hands its model files on to every later one', async () => {
    const workspace = openTestWorkspace().workspace;
    const imported = valueOf(await workspace.importText(modelText));
    expect(imported.body).toEqual(broughtUpToDate(JSON.parse(modelText)).body);
  });
});

describe('the steps of the layout', () => {
  const named =
    (store: string): DatabaseStep =>
    (database) => {
      database.createObjectStore(store);
    };
  const moved: DatabaseStep = (database, transaction) => {
    const target = database.createObjectStore('moved');
    const reading = transaction.objectStore('documents').getAll();
    reading.onsuccess = () => target.put(reading.result.length, 'count');
  };
  const open = (factory: IDBFactory, steps: readonly DatabaseStep[]) =>
    openDatabase(factory, released.name, browserTimers, () => undefined, {
      ...databaseLayout,
      version: steps.length + 1,
      loadSteps: async () => steps,
    });
  const withReleased = async () => {
    const factory = new IDBFactory();
    await writeDatabase(factory, released);
    return factory;
  };

  it('[WORKSPACE-52] are taken in their order from whatever version the device has', async () => {
    const factory = await withReleased();
    const steps = [...databaseSteps, named('second'), moved];
    const database = await open(factory, steps);
    expect(database.version).toBe(databaseSteps.length + 3);
    expect([...database.objectStoreNames]).toContain('second');
    expect(await database.get('moved', 'count')).toBe(3);
    database.close();
    const again = await open(factory, steps);
    expect(await again.get('moved', 'count')).toBe(3);
    again.close();
  });

  it('[WORKSPACE-52] lead to the stores that a new database has', async () => {
    expect(databaseLayout.version).toBe(databaseSteps.length + 1);
    const stores = async (factory: IDBFactory) => {
      const database = await open(factory, databaseSteps);
      return [...database.objectStoreNames];
    };
    expect(await stores(await withReleased())).toEqual(await stores(new IDBFactory()));
  });

  it('[WORKSPACE-52] leave everything as it was when one of them fails', async () => {
    const factory = await withReleased();
    const failing: DatabaseStep = (database, transaction) => {
      database.deleteObjectStore('revisions');
      transaction.abort();
    };
    await expect(open(factory, [...databaseSteps, failing])).rejects.toThrow();
    const database = await open(factory, databaseSteps);
    expect(database.version).toBe(databaseSteps.length + 1);
    expect(await database.count('revisions')).toBe(4);
    database.close();
  });
});
