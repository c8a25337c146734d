// @vitest-environment node
import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messages } from '../messages.js';
import { isStoredRecord } from '../records/StoredRecord.js';
import { changeStore } from '../testing/changeStore.js';
import { edited, exampleModel } from '../testing/exampleModel.js';
import { modelOf } from '../testing/modelOf.js';
import { openTestWorkspace, valueOf } from '../testing/openTestWorkspace.js';

const withTwoModels = async () => {
  const opened = openTestWorkspace();
  const saved = valueOf(await opened.workspace.save(exampleModel('damaged')));
  await opened.workspace.save(edited(saved, 'second'));
  await opened.workspace.save(exampleModel('sound'));
  return opened;
};

describe('a damaged document', () => {
  it('[WORKSPACE-23] is stored as it was found, and the others stay usable', async () => {
    const { workspace, indexedDB } = await withTwoModels();
    await changeStore(indexedDB, 'documents', (records) => records.put('half a sect', ['damaged']));
    expect(await workspace.read('damaged')).toMatchObject({
      ok: false,
      code: 'corrupted',
      raw: 'half a sect',
    });
    expect(await workspace.read('damaged')).toMatchObject({
      ok: false,
      code: 'corrupted',
      raw: 'half a sect',
    });
    expect(valueOf(await workspace.damagedRecords())).toMatchObject([
      { documentId: 'damaged', raw: 'half a sect' },
    ]);
    expect(valueOf(await workspace.list())).toMatchObject([{ id: 'sound' }]);
    valueOf(await workspace.read('sound'));
  });

  it('[WORKSPACE-23] is told like any change, once', async () => {
    const { workspace, indexedDB } = await withTwoModels();
    const changed: string[] = [];
    workspace.subscribe((event) => {
      if (event.type === 'document-changed') changed.push(event.id);
    });
    await changeStore(indexedDB, 'documents', (records) => records.put('half a sect', ['damaged']));
    await workspace.read('damaged');
    await workspace.read('damaged');
    expect(changed).toEqual(['damaged']);
  });

  it('[WORKSPACE-33] is erased with its history, but not what was found since', async () => {
    const { workspace, indexedDB } = await withTwoModels();
    await changeStore(indexedDB, 'documents', (records) => records.put('half a sect', ['damaged']));
    await workspace.read('damaged');
    const listed = valueOf(await workspace.damagedRecords());
    await changeStore(indexedDB, 'documents', (records) => records.put('later', ['sound']));
    await workspace.read('sound');
    valueOf(await workspace.eraseDamaged(listed));
    expect(valueOf(await workspace.damagedRecords())).toMatchObject([{ documentId: 'sound', raw: 'later' }]);
    expect(await workspace.read('damaged')).toMatchObject({ code: 'not-found' });
    expect(valueOf(await workspace.revisions('damaged'))).toEqual([]);
    expect(valueOf(await workspace.revisions('sound'))).toHaveLength(1);
  });

  it('[WORKSPACE-33] leaves its history where the document was written anew', async () => {
    const { workspace, indexedDB } = await withTwoModels();
    const { document } = valueOf(await workspace.read('damaged'));
    await changeStore(indexedDB, 'documents', (records) => records.put([], ['damaged']));
    valueOf(await workspace.save(edited(document, 'third')));
    valueOf(await workspace.eraseDamaged(valueOf(await workspace.damagedRecords())));
    expect(modelOf(valueOf(await workspace.read('damaged')).document).body.scenarioNote).toBe('third');
    expect(valueOf(await workspace.revisions('damaged'))).toHaveLength(3);
  });

  it('[WORKSPACE-23] is noticed when its statements are lost', async () => {
    const { workspace, indexedDB } = await withTwoModels();
    const [key = []] = await changeStore(indexedDB, 'attachments', (records) => records.getAllKeys());
    await changeStore(indexedDB, 'attachments', (records) => records.put('{"annual":', key));
    const outcome = await workspace.read('damaged');
    expect(outcome).toMatchObject({
      ok: false,
      code: 'corrupted',
      raw: { attachments: { fundamentalsSnapshot: '{"annual":' } },
    });
    expect(!outcome.ok && outcome.reason).toContain(messages.attachmentLost);
    await changeStore(indexedDB, 'attachments', (records) => records.clear());
    expect(await workspace.readRevision('damaged', 2)).toMatchObject({ ok: false, code: 'corrupted' });
  });

  it('[WORKSPACE-25] is restored from an earlier revision', async () => {
    const { workspace, indexedDB } = await withTwoModels();
    await changeStore(indexedDB, 'documents', (records) => records.put(null, ['damaged']));
    await workspace.read('damaged');
    const restored = valueOf(await workspace.restoreRevision('damaged', 2));
    expect(restored).toMatchObject({ baseRevision: 3, body: { scenarioNote: 'second' } });
    expect(valueOf(await workspace.read('damaged')).document).toEqual(restored);
    expect(valueOf(await workspace.list())).toHaveLength(2);
  });

  it('[WORKSPACE-25] is written anew by the tab that still holds it', async () => {
    const { workspace, indexedDB } = await withTwoModels();
    const { document } = valueOf(await workspace.read('damaged'));
    await changeStore(indexedDB, 'documents', (records) => records.put([], ['damaged']));
    expect(valueOf(await workspace.save(edited(document, 'third')))).toMatchObject({ baseRevision: 3 });
    expect(valueOf(await workspace.damagedRecords())).toMatchObject([{ documentId: 'damaged', raw: [] }]);
  });

  it('[WORKSPACE-5] of a newer release stays where it is and opens with the reason', async () => {
    const { workspace, indexedDB } = await withTwoModels();
    const stored = await changeStore<unknown>(indexedDB, 'documents', (records) => records.get(['damaged']));
    if (!isStoredRecord(stored)) throw new Error('a record expected');
    const newer = { ...stored, document: { ...stored.document, kind: 'thesis-canvas' } };
    await changeStore(indexedDB, 'documents', (records) => records.put(newer, ['damaged']));
    expect(await workspace.read('damaged')).toMatchObject({ ok: false, code: 'read-only' });
    expect(valueOf(await workspace.damagedRecords())).toEqual([]);
    expect(valueOf(await workspace.list())).toHaveLength(2);
  });
});

describe('a damaged list', () => {
  it('[WORKSPACE-24] is rebuilt from the documents', async () => {
    const { workspace, indexedDB } = await withTwoModels();
    const before = valueOf(await workspace.list());
    await changeStore(indexedDB, 'summaries', (records) => records.put({ title: 7 }, ['sound']));
    expect(valueOf(await workspace.list())).toEqual(before);
    await changeStore(indexedDB, 'summaries', (records) => records.clear());
    expect(valueOf(await workspace.list())).toEqual(before);
  });

  it('[WORKSPACE-113] has the headline that a document was last computed to, and never a damaged one', async () => {
    const { workspace, indexedDB } = openTestWorkspace();
    const figure = (value: number) => ({ ok: true, value }) as const;
    const { template, engineVersion, knownOn } = exampleModel().body;
    const computed = {
      valuePerShare: figure(110),
      upside: { ok: false, reason: 'There is no price.' } as const,
      impliedGrowth: { ok: false, reason: 'There is no price.' } as const,
      terminalShare: figure(0.7),
      wacc: figure(0.08),
      template,
      engineVersion,
      statementsSource: 'sec-edgar',
    };
    valueOf(await workspace.save(exampleModel('computed', { computed })));
    const { valuePerShare, upside, statementsSource } = computed;
    const headline = { valuePerShare, upside, price: null, knownOn, statementsSource };
    const before = valueOf(await workspace.list());
    expect(before).toMatchObject([{ id: 'computed', headline }]);
    for (const damaged of [{ ...headline, valuePerShare: { ok: true, value: null } }, 7, { upside }]) {
      const row = { ...before[0], headline: damaged };
      await changeStore(indexedDB, 'summaries', (records) => records.put(row, ['computed']));
      expect(valueOf(await workspace.list())).toEqual(before);
    }
  });

  it('[WORKSPACE-173] rewrites a row that an earlier release wrote for a body it does not know', async () => {
    const { workspace, indexedDB } = await withTwoModels();
    const before = valueOf(await workspace.list());
    const row = before.find(({ id }) => id === 'sound');
    const { summaryVersion, headline: _, ...others } = row ?? {};
    // It found no company where the first version of the body had one.
    const earlier = { ...others, instruments: [] };
    await changeStore(indexedDB, 'summaries', (records) => records.put(earlier, ['sound']));
    expect(valueOf(await workspace.list())).toEqual(before);
    const stored = await changeStore<unknown>(indexedDB, 'summaries', (records) => records.get(['sound']));
    expect(stored).toEqual(row);
    const old = { ...earlier, headline: null, summaryVersion: Number(summaryVersion) - 1 };
    await changeStore(indexedDB, 'summaries', (records) => records.put(old, ['sound']));
    expect(valueOf(await workspace.list())).toEqual(before);
  });

  it('[WORKSPACE-173] leaves a row of a later release as it is', async () => {
    const { workspace, indexedDB } = await withTwoModels();
    const row = valueOf(await workspace.list()).find(({ id }) => id === 'sound');
    const later = { ...row, currency: 'CHF', summaryVersion: Number(row?.summaryVersion) + 1 };
    await changeStore(indexedDB, 'summaries', (records) => records.put(later, ['sound']));
    expect(valueOf(await workspace.list()).find(({ id }) => id === 'sound')).toEqual(later);
  });

  it('[WORKSPACE-23] survives any junk in place of a document', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (junk) => {
        const { workspace, indexedDB } = await withTwoModels();
        await changeStore(indexedDB, 'documents', (records) => records.put(junk, ['damaged']));
        await changeStore(indexedDB, 'summaries', (records) => records.delete(['damaged']));
        expect(valueOf(await workspace.list())).toMatchObject([{ id: 'sound' }]);
        expect(valueOf(await workspace.damagedRecords())).toMatchObject([{ documentId: 'damaged' }]);
      }),
      { numRuns: 20 },
    );
  });
});
