import { FormNotLoaded } from '@finance-analyst/documents';
import type { Workspace } from '@finance-analyst/workspace';
import { describe, expect, it } from 'vitest';
import { exampleModel } from '../testing/exampleModel.js';
import { openWorkspace, stageNow } from '../testing/openWorkspace.js';
import type { Backup } from './Backup.js';
import { createBackup } from './createBackup.js';
import { describeStep } from './describeStep.js';
import { messages } from '../messages.js';
import { planRestore } from './planRestore.js';
import { readBackup } from './readBackup.js';
import { restoreDocuments, takeBackDocuments } from './restoreDocuments.js';

const clock = () => stageNow;
const settings = { 'user-preferences': '{"theme":"dark","later":1}' };

const fileOf = async (workspace: Workspace) => {
  const result = await createBackup({ workspace, clock, settings });
  if (!result.ok) throw new Error(result.reason);
  return result;
};
const backupOf = async (workspace: Workspace): Promise<Backup> => {
  const { content } = await fileOf(workspace);
  const read = await readBackup({ size: content.size, text: () => content.text() });
  if (!read.ok) throw new Error(read.reason);
  return read.backup;
};
const planOf = async (workspace: Workspace, backup: Backup) => {
  const plan = await planRestore(workspace, backup);
  if (!plan.ok) throw new Error(plan.reason);
  return plan.steps;
};
const titlesIn = async (workspace: Workspace) => {
  const rows = await workspace.list();
  return rows.ok ? rows.value.map(({ title }) => title).toSorted() : [];
};
const fullWorkspace = async () => {
  const workspace = await openWorkspace([
    exampleModel({ id: 'kept', title: 'Kept' }),
    exampleModel({ id: 'binned', title: 'Binned' }),
  ]);
  await workspace.remove('binned');
  const opened = await workspace.read('kept');
  if (!opened.ok) throw new Error(opened.reason);
  workspace.drafts.write({ ...opened.value.document, title: 'Kept, in work' });
  return workspace;
};

describe('planRestore', () => {
  it('[ACCOUNT-SCREENS-40] says where the code that reads the documents could not be loaded', async () => {
    const workspace = await fullWorkspace();
    const load = async (...kinds: readonly unknown[]) => {
      throw new FormNotLoaded(String(kinds));
    };
    const plan = await planRestore(workspace, await backupOf(workspace), load);
    expect(plan).toEqual({ ok: false, reason: messages.formsNotLoaded });
  });
});

describe('createBackup', () => {
  it('[ACCOUNT-SCREENS-7] holds saved, removed and unsaved documents and the settings', async () => {
    const file = await fileOf(await fullWorkspace());
    expect(file).toMatchObject({ name: 'finance-analyst-2026-11-21.json', documentCount: 3, leftOut: [] });
    const backup = JSON.parse(await file.content.text()) as Backup;
    const titles = (documents: readonly unknown[]) =>
      documents.map((raw) => (raw as { title: string }).title);
    expect(titles(backup.documents)).toEqual(['Kept']);
    expect(titles(backup.removed)).toEqual(['Binned']);
    expect(titles(backup.drafts)).toEqual(['Kept, in work']);
    expect(backup.settings).toEqual(settings);
  });

  it('[ACCOUNT-SCREENS-7] holds every draft of a document, as tabs without locks leave them', async () => {
    const workspace = await fullWorkspace();
    const newest = await workspace.drafts.list();
    const [draft] = newest.ok ? newest.value : [];
    if (!draft) throw new Error('a draft expected');
    const other = {
      ...draft,
      writer: 'another tab',
      document: { ...draft.document, title: 'Kept, elsewhere' },
    };
    await workspace.drafts.putBack(other);
    const { drafts } = await backupOf(workspace);
    expect(drafts.map((raw) => (raw as { title: string }).title).toSorted()).toEqual([
      'Kept, elsewhere',
      'Kept, in work',
    ]);
    const steps = await planOf(workspace, await backupOf(workspace));
    expect(steps.map(({ kind }) => kind)).toEqual(['same', 'same', 'same', 'same']);
  });

  it('[ACCOUNT-SCREENS-7] names what could not be read, and holds the rest', async () => {
    const workspace = await openWorkspace([
      exampleModel({ id: 'a', title: 'A' }),
      exampleModel({ id: 'b', title: 'B' }),
    ]);
    const broken: Workspace = {
      ...workspace,
      read: async (id) =>
        id === 'a' ? { ok: false, code: 'corrupted', reason: 'It is damaged.' } : workspace.read(id),
    };
    const file = await fileOf(broken);
    expect(file.documentCount).toBe(1);
    expect(file.leftOut).toEqual(['A is not in it: It is damaged.']);
  });

  it('[ACCOUNT-SCREENS-7] writes nothing when the list cannot be read', async () => {
    const workspace: Workspace = {
      ...(await openWorkspace()),
      list: async () => ({ ok: false, code: 'storage-failed', reason: 'The storage did not answer.' }),
    };
    expect(await createBackup({ workspace, clock, settings: {} })).toEqual({
      ok: false,
      reason: 'The storage did not answer.',
    });
  });
});

describe('a backup that breaks off', () => {
  it('[ACCOUNT-SCREENS-7] is a reason, whatever breaks it off', async () => {
    const workspace: Workspace = {
      ...(await openWorkspace()),
      damagedRecords: () => Promise.reject(new RangeError('Out of memory')),
    };
    const result = await createBackup({ workspace, clock, settings: {} });
    expect(result).toMatchObject({
      ok: false,
      reason: expect.stringContaining('(Out of memory)') as string,
    });
  });
});

describe('restoring', () => {
  it('[ACCOUNT-SCREENS-9] brings everything to an empty device, the bin as bin', async () => {
    const backup = await backupOf(await fullWorkspace());
    const device = await openWorkspace();
    const outcome = await restoreDocuments(device, await planOf(device, backup));
    expect(outcome).toMatchObject({ count: 3, problems: [] });
    expect(await titlesIn(device)).toEqual(['Kept', 'Kept, in work, unsaved changes of 2026-11-21']);
    const bin = await device.listRemoved();
    expect(bin.ok && bin.value.map(({ id, title }) => `${id} ${title}`)).toEqual(['binned Binned']);
    const kept = await device.read('kept');
    expect(kept.ok && kept.value.document.createdAt).toBe('2026-11-20T09:00:00.000Z');
  });

  it('[ACCOUNT-SCREENS-9] leaves what is the same, also the second time', async () => {
    const workspace = await fullWorkspace();
    const steps = await planOf(workspace, await backupOf(workspace));
    expect(steps.map(({ kind }) => kind)).toEqual(['same', 'same', 'same']);
    expect(await restoreDocuments(workspace, steps)).toEqual({ count: 0, restored: [], problems: [] });
  });

  it('[ACCOUNT-SCREENS-9] puts what differs beside what is there', async () => {
    const backup = await backupOf(await openWorkspace([exampleModel({ years: 10 })]));
    const device = await openWorkspace([exampleModel({ years: 5 })]);
    await restoreDocuments(device, await planOf(device, backup));
    expect(await titlesIn(device)).toEqual([
      'Northwind Instruments',
      'Northwind Instruments, backup of 2026-11-21',
    ]);
    const kept = await device.read('model-1');
    expect(kept.ok && kept.value.document.body.years).toBe(5);
  });

  it('[ACCOUNT-SCREENS-9] does not end unsaved work of the same document', async () => {
    const backup = await backupOf(await openWorkspace([exampleModel({ years: 10 })]));
    const device = await openWorkspace();
    device.drafts.write(exampleModel({ years: 7 }));
    await device.drafts.flush();
    const steps = await planOf(device, backup);
    expect(steps.map(({ kind }) => kind)).toEqual(['copy']);
    await restoreDocuments(device, steps);
    const drafts = await device.drafts.list();
    expect(drafts.ok && drafts.value.map(({ document }) => document.body.years)).toEqual([7]);
  });

  const beside =
    'Northwind Instruments was restored as “Northwind Instruments, backup of 2026-11-21”: This device already holds versions or edits of this model.';

  it('[ACCOUNT-SCREENS-9] overwrites nothing that was saved after the preview, and comes beside it', async () => {
    const backup = await backupOf(await openWorkspace([exampleModel({ years: 10 })]));
    const device = await openWorkspace();
    const steps = await planOf(device, backup);
    await device.save(exampleModel({ years: 3 }));
    const outcome = await restoreDocuments(device, steps);
    expect(outcome).toMatchObject({ count: 1, problems: [beside] });
    const kept = await device.read('model-1');
    expect(kept.ok && kept.value.document.body.years).toBe(3);
    const copy = await device.read(outcome.restored[0] ?? '');
    expect(copy.ok && copy.value.document.body.years).toBe(10);
    await takeBackDocuments(device, outcome.restored);
    expect(await titlesIn(device)).toEqual(['Northwind Instruments']);
  });

  it('[ACCOUNT-SCREENS-9] comes beside edits that no list of this tab has, as those of an open tab', async () => {
    const backup = await backupOf(await openWorkspace([exampleModel({ years: 10 })]));
    const device = await openWorkspace();
    device.drafts.write(exampleModel({ years: 7 }));
    await device.drafts.flush();
    const drafts: Workspace['drafts'] = { ...device.drafts, listAll: async () => ({ ok: true, value: [] }) };
    const steps = await planOf({ ...device, drafts }, backup);
    expect(steps.map(({ kind }) => kind)).toEqual(['add']);
    expect(await restoreDocuments(device, steps)).toMatchObject({ count: 1, problems: [beside] });
    expect(await titlesIn(device)).toEqual(['Northwind Instruments, backup of 2026-11-21']);
    const kept = await device.drafts.list();
    expect(kept.ok && kept.value.map(({ document }) => document.body.years)).toEqual([7]);
  });

  it('[ACCOUNT-SCREENS-9] brings back beside its remains what is damaged on the device', async () => {
    const backup = await backupOf(await openWorkspace([exampleModel({ years: 10 })]));
    const device = await openWorkspace();
    const damaged: Workspace = {
      ...device,
      history: async () => ({ ok: true, value: { versions: [], unreadableCount: 1 } }),
    };
    const steps = await planOf(damaged, backup);
    expect(steps.map((step) => describeStep(step).words)).toEqual([
      'Differs from what is here: is added as “Northwind Instruments, backup of 2026-11-21”',
    ]);
    expect(await restoreDocuments(device, steps)).toMatchObject({ count: 1, problems: [] });
  });

  it('[ACCOUNT-SCREENS-10] takes back what it added, and nothing else', async () => {
    const backup = await backupOf(await openWorkspace([exampleModel({ id: 'new', title: 'New' })]));
    const device = await openWorkspace([exampleModel({ id: 'mine', title: 'Mine' })]);
    const { restored } = await restoreDocuments(device, await planOf(device, backup));
    expect(await titlesIn(device)).toEqual(['Mine', 'New']);
    expect(await takeBackDocuments(device, restored)).toEqual([]);
    expect(await titlesIn(device)).toEqual(['Mine']);
    expect((await device.restore('new')).ok).toBe(true);
  });

  it('[ACCOUNT-SCREENS-10] takes back what did not reach the removed ones, and says that it did not', async () => {
    const backup = await backupOf(await fullWorkspace());
    const device = await openWorkspace();
    const busy: Workspace = {
      ...device,
      remove: async () => ({ ok: false, code: 'storage-failed', reason: 'The storage did not answer.' }),
    };
    const { restored, problems } = await restoreDocuments(busy, await planOf(device, backup));
    expect(problems).toEqual([
      'Binned was restored among the models, not among the removed ones: The storage did not answer.',
    ]);
    expect(restored).toContain('binned');
    await takeBackDocuments(device, restored);
    expect(await titlesIn(device)).toEqual([]);
  });

  it('[ACCOUNT-SCREENS-11] names a document that cannot be opened, and restores the others', async () => {
    const backup = await backupOf(await openWorkspace([exampleModel()]));
    const newer = { ...exampleModel({ id: 'newer', title: 'Newer' }), schemaVersion: 99 };
    const device = await openWorkspace();
    const steps = await planOf(device, {
      ...backup,
      documents: [{ title: 'Half a file' }, 7, newer, ...backup.documents],
    });
    expect(steps.map((step) => (step.kind === 'unreadable' ? step.title : step.kind))).toEqual([
      'Half a file',
      'A document without a title',
      'Newer',
      'add',
    ]);
    expect((await restoreDocuments(device, steps)).count).toBe(1);
  });
});

/** A device with a model that was saved once for each number of years. */
const withVersions = async (...years: readonly number[]) => {
  const workspace = await openWorkspace();
  await saveVersions(workspace, ...years);
  return workspace;
};
const saveVersions = async (workspace: Workspace, ...years: readonly number[]) => {
  for (const count of years) {
    const opened = await workspace.read('model-1');
    const before = opened.ok ? opened.value.document : exampleModel();
    await workspace.save({ ...before, body: { ...before.body, years: count, fundamentalsSnapshot: filed } });
  }
};
const filed = { annual: ['FY2025'] };
/** The versions of a model by number and years. */
const versionsIn = async (workspace: Workspace, id = 'model-1') => {
  const kept = await workspace.history(id);
  return kept.ok ? kept.value.versions.map(({ baseRevision, body }) => [baseRevision, body.years]) : [];
};
const copyIn = async (workspace: Workspace) => {
  const rows = await workspace.list();
  const copy = rows.ok ? rows.value.find(({ title }) => title.includes('backup of')) : undefined;
  return copy?.id ?? '';
};
const restoreTo = async (workspace: Workspace, backup: Backup) => {
  const steps = await planOf(workspace, backup);
  const { problems } = await restoreDocuments(workspace, steps);
  expect(problems).toEqual([]);
  return steps.map((step) => describeStep(step).words);
};

describe('the versions of a document', () => {
  it('[ACCOUNT-SCREENS-7] are in a backup, what they rest on once', async () => {
    const file = await fileOf(await withVersions(3, 4, 5));
    expect(file).toMatchObject({ documentCount: 1, olderCount: 2, leftOut: [] });
    const backup = JSON.parse(await file.content.text()) as Backup;
    expect(backup.formatVersion).toBe(3);
    const attachments = { fundamentalsSnapshot: 0 };
    expect(backup.histories).toMatchObject([
      { documentId: 'model-1', attachments: [filed], versions: [{ attachments }, { attachments }] },
    ]);
    expect(JSON.stringify(backup.histories).split('FY2025')).toHaveLength(2);
  });

  it('[ACCOUNT-SCREENS-7] are left out and named where the file could not be restored with them', async () => {
    const workspace = await withVersions(3, 4);
    const bytes = (await fileOf(workspace)).content.size;
    const limited = (limit: number) => createBackup({ workspace, clock, settings }, limit);
    expect(await limited(bytes)).toMatchObject({ olderCount: 1, leftOut: [] });
    const without = await limited(bytes - 1);
    expect(without).toMatchObject({
      documentCount: 1,
      olderCount: 0,
      leftOut: [
        'Not all versions of Northwind Instruments are in it: With its older versions the file would be larger than can be restored (256 MiB).',
      ],
    });
    expect(without.ok && without.content.size).toBeLessThan(bytes);
    const over = await limited(100);
    expect(over.ok && over.leftOut.at(-1)).toContain('The file is larger than can be restored');
  });

  it('[ACCOUNT-SCREENS-7] are those before the one in the file, also where the model went on since it was listed', async () => {
    const workspace = await withVersions(3, 4);
    const savingBefore: Workspace = {
      ...workspace,
      read: async (id) => {
        await saveVersions(workspace, 5);
        return workspace.read(id);
      },
    };
    const before = await openWorkspace();
    await restoreTo(before, await backupOf(savingBefore));
    expect(await versionsIn(before)).toEqual(await versionsIn(workspace));
    expect(await versionsIn(workspace)).toHaveLength(3);
    const savingAfter: Workspace = {
      ...workspace,
      history: async (id) => {
        await saveVersions(workspace, 6);
        return workspace.history(id);
      },
    };
    const after = await openWorkspace();
    await restoreTo(after, await backupOf(savingAfter));
    expect(await versionsIn(after)).toEqual(await versionsIn(before));
  });

  it('[ACCOUNT-SCREENS-7] that cannot be read are named', async () => {
    const workspace = await withVersions(3, 4);
    const kept = await workspace.history('model-1');
    if (!kept.ok) throw new Error(kept.reason);
    const damaged: Workspace = {
      ...workspace,
      history: async () => ({ ...kept, value: { ...kept.value, unreadableCount: 2 } }),
    };
    expect((await fileOf(damaged)).leftOut[0]).toContain('2 earlier versions cannot be opened');
    const failing: Workspace = {
      ...workspace,
      history: async () => ({ ok: false, code: 'storage-failed', reason: 'The storage did not answer.' }),
    };
    expect((await fileOf(failing)).leftOut).toEqual([
      'Not all versions of Northwind Instruments are in it: The storage did not answer.',
    ]);
  });

  it('[ACCOUNT-SCREENS-9] come to an empty device with the document, in the bin too', async () => {
    const full = await withVersions(3, 4, 5);
    const device = await openWorkspace();
    expect(await restoreTo(device, await backupOf(full))).toEqual(['Is added (with 2 earlier versions)']);
    expect(await versionsIn(device)).toEqual(await versionsIn(full));
    await saveVersions(device, 6);
    expect(await versionsIn(device)).toEqual([...(await versionsIn(full)), [4, 6]]);

    await full.remove('model-1');
    const other = await openWorkspace();
    await restoreTo(other, await backupOf(full));
    expect(await titlesIn(other)).toEqual([]);
    expect(await versionsIn(other)).toEqual(await versionsIn(full));
  });

  it('[ACCOUNT-SCREENS-9] that the device has all, though it went on since, are left', async () => {
    const device = await withVersions(3, 4);
    const backup = await backupOf(device);
    await saveVersions(device, 5);
    expect(await restoreTo(device, backup)).toEqual(['Is here already, among the earlier versions']);
    expect(await titlesIn(device)).toEqual(['Northwind Instruments']);
  });

  it('[ACCOUNT-SCREENS-9] that the device does not have come beside it, and none of its own is dropped', async () => {
    const full = await withVersions(3, 4, 5);
    const backup = await backupOf(full);
    // Restored before from a file that held no versions.
    const device = await openWorkspace();
    await restoreTo(device, { ...backup, formatVersion: 1, histories: [] });
    const before = await versionsIn(device);
    expect(await restoreTo(device, backup)).toEqual([
      'Is here without all of its versions: is added with them as “Northwind Instruments, backup of 2026-11-21” (with 2 earlier versions)',
    ]);
    expect(await versionsIn(device)).toEqual(before);
    expect(await versionsIn(device, await copyIn(device))).toEqual(await versionsIn(full));
  });

  it('[ACCOUNT-SCREENS-9] that went apart on two devices are both kept', async () => {
    const backup = await backupOf(await withVersions(3, 4, 5));
    const device = await withVersions(3, 8);
    const before = await versionsIn(device);
    await restoreTo(device, backup);
    expect(await versionsIn(device)).toEqual(before);
    expect(await versionsIn(device, await copyIn(device))).toEqual([
      [1, 3],
      [2, 4],
      [3, 5],
    ]);
  });

  it('[ACCOUNT-SCREENS-9] are none of a backup of the first format', async () => {
    const text = await (await fileOf(await withVersions(3, 4))).content.text();
    const first = { ...(JSON.parse(text) as Partial<Backup>) };
    Reflect.deleteProperty(first, 'histories');
    const old = JSON.stringify({ ...first, formatVersion: 1 });
    const read = await readBackup({ size: old.length, text: async () => old });
    if (!read.ok) throw new Error(read.reason);
    const device = await openWorkspace();
    expect(await restoreTo(device, read.backup)).toEqual(['Is added']);
    expect(await versionsIn(device)).toEqual([[2, 4]]);
  });

  it('[ACCOUNT-SCREENS-9] come from a backup of the second format with their statements', async () => {
    const full = await withVersions(3, 4, 5);
    const backup = await backupOf(full);
    const histories = backup.histories.map(({ attachments: statements, versions, ...history }) => ({
      ...history,
      statements,
      versions: versions.map(({ document }) => ({ statements: 0, document })),
    }));
    const old = JSON.stringify({ ...backup, formatVersion: 2, histories });
    const read = await readBackup({ size: old.length, text: async () => old });
    if (!read.ok) throw new Error(read.reason);
    const device = await openWorkspace();
    expect(await restoreTo(device, read.backup)).toEqual(['Is added (with 2 earlier versions)']);
    expect(await device.history('model-1')).toEqual(await full.history('model-1'));
  });

  it('[ACCOUNT-SCREENS-11] that cannot be opened are counted, and the others restored', async () => {
    const backup = await backupOf(await withVersions(3, 4, 5));
    const [history] = backup.histories;
    if (!history) throw new Error('There are no versions.');
    const [first, ...others] = history.versions;
    const damaged = [
      7,
      { document: null },
      { ...first, attachments: { fundamentalsSnapshot: 9 } },
      { document: exampleModel({ id: 'x' }) },
    ];
    const versions = [...damaged, ...others] as Backup['histories'][number]['versions'];
    const device = await openWorkspace();
    expect(await restoreTo(device, { ...backup, histories: [{ ...history, versions }] })).toEqual([
      'Is added (with one earlier version) (4 earlier versions cannot be opened and stay in the file)',
    ]);
    expect(await versionsIn(device)).toEqual([
      [2, 4],
      [3, 5],
    ]);
  });

  it('[ACCOUNT-SCREENS-11] take the place of a newest one that cannot be opened', async () => {
    const backup = await backupOf(await withVersions(3, 4, 5));
    const device = await openWorkspace();
    expect(await restoreTo(device, { ...backup, documents: [{ title: 'Half a file' }] })).toEqual([
      expect.stringContaining('Cannot be restored'),
      'Is added (with one earlier version)',
    ]);
    expect(await versionsIn(device)).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  it('[ACCOUNT-SCREENS-11] take its place among the removed ones too, damaged in the file or on the device', async () => {
    const full = await withVersions(3, 4, 5);
    await full.remove('model-1');
    const backup = await backupOf(full);
    const damaged = { ...backup, removed: [{ id: 'model-1', title: 'Half a file' }] };
    const readRevision: Workspace['readRevision'] = async () => ({
      ok: false,
      code: 'corrupted',
      reason: 'It is damaged.',
    });
    const histories = damaged.histories.map(({ documentId, attachments, versions }) => ({
      documentId,
      attachments,
      versions,
    }));
    for (const file of [{ ...damaged, histories }, await backupOf({ ...full, readRevision })]) {
      const device = await openWorkspace();
      expect((await restoreTo(device, file)).at(-1)).toContain('Is added to the removed models');
      expect(await titlesIn(device)).toEqual([]);
      expect((await versionsIn(device)).length).toBeGreaterThan(1);
    }
  });

  it('[ACCOUNT-SCREENS-11] that are no lists are none', async () => {
    const file =
      '{"format":"finance-analyst-backup","formatVersion":2,"histories":[7,{},{"documentId":"a"}]}';
    const read = await readBackup({ size: file.length, text: async () => file });
    expect(read.ok && read.backup.histories).toEqual([{ documentId: 'a', attachments: [], versions: [] }]);
  });
});

describe('readBackup', () => {
  const read = async (text: string, size = text.length) => {
    const outcome = await readBackup({ size, text: async () => text });
    return outcome.ok ? 'read' : outcome.reason;
  };

  it.each(['', 'symbol,price', 'null', '7', '[]', '{}', '{"format":"finance-analyst-backup"}'])(
    '[ACCOUNT-SCREENS-11] takes %j for no backup',
    async (text) => {
      expect(await read(text)).toContain('no backup of this product');
    },
  );

  it('[ACCOUNT-SCREENS-11] refuses one of a newer release and one that is too large', async () => {
    expect(await read('{"format":"finance-analyst-backup","formatVersion":4}')).toContain('newer release');
    expect(await read('{}', 2 ** 29)).toContain('larger than any backup');
  });

  it('[ACCOUNT-SCREENS-11] says when the file cannot be read', async () => {
    const outcome = await readBackup({ size: 1, text: () => Promise.reject(new DOMException('gone')) });
    expect(outcome).toEqual({ ok: false, reason: 'The file could not be read.' });
  });

  it('[ACCOUNT-SCREENS-11] takes lists that are missing for empty', async () => {
    expect(await read('{"format":"finance-analyst-backup","formatVersion":1,"documents":7}')).toBe('read');
  });
});
