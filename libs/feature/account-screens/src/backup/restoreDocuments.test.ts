import { createDocument, FormNotLoaded, newPortfolioBody } from '@finance-analyst/documents';
import { partNotLoaded } from '@finance-analyst/foundation';
import { formatDate } from '@finance-analyst/figures';
import { ofKind, type Workspace } from '@finance-analyst/workspace';
import { describe, expect, it } from 'vitest';
import { exampleModel } from '../testing/exampleModel.js';
import { modelOf } from '../testing/modelOf.js';
import { openWorkspace, stageNow } from '../testing/openWorkspace.js';
import type { Backup } from './Backup.js';
import { createBackup } from './createBackup.js';
import { describeStep } from './describeStep.js';
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
const formatDay = (moment: string) => formatDate(moment, { locale: 'en-US' });
const planOf = async (workspace: Workspace, backup: Backup) => {
  const plan = await planRestore(workspace, backup, formatDay);
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
    exampleModel({ id: 'deleted', title: 'Deleted' }),
  ]);
  await workspace.remove('deleted');
  const opened = await workspace.read('kept');
  if (!opened.ok) throw new Error(opened.reason);
  workspace.drafts.write({ ...opened.value.document, title: 'Kept, in work' });
  return workspace;
};

describe('planRestore', () => {
  it('[ACCOUNT-SCREENS-40] says when the code that reads the documents could not be loaded', async () => {
    const workspace = await fullWorkspace();
    const load = async (...kinds: readonly unknown[]) => {
      throw new FormNotLoaded(String(kinds));
    };
    const plan = await planRestore(workspace, await backupOf(workspace), formatDay, load);
    expect(plan).toEqual({ ok: false, reason: partNotLoaded });
  });
});

describe('createBackup', () => {
  it('[ACCOUNT-SCREENS-7] contains saved, deleted and unsaved documents and the settings', async () => {
    const file = await fileOf(await fullWorkspace());
    expect(file).toMatchObject({ name: 'finance-analyst-2026-11-21.json', documentCount: 3, leftOut: [] });
    const backup = JSON.parse(await file.content.text()) as Backup;
    const titles = (documents: readonly unknown[]) =>
      documents.map((raw) => (raw as { title: string }).title);
    expect(titles(backup.documents)).toEqual(['Kept']);
    expect(titles(backup.removed)).toEqual(['Deleted']);
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

  it('[ACCOUNT-SCREENS-7] names what could not be read, and contains the rest', async () => {
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
    expect(file.leftOut).toEqual(['A is not in the backup: It is damaged.']);
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
  it('[ACCOUNT-SCREENS-7] returns a reason, whatever interrupts it', async () => {
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

describe('a portfolio in a backup', () => {
  const rows = [{ id: 'row-1', account: 'main', kind: 'deposit', date: '2026-11-20', entry: 1 }] as const;
  const portfolio = (title: string) =>
    createDocument({
      kind: 'portfolio',
      id: 'portfolio-1',
      ownerId: 'analyst',
      title,
      now: '2026-11-20T09:00:00.000Z',
      body: { ...newPortfolioBody('USD'), rows },
    });

  it('[ACCOUNT-SCREENS-7] [ACCOUNT-SCREENS-9] is restored with its versions and unsaved changes, and known again', async () => {
    const workspace = await openWorkspace([portfolio('Retirement')]);
    const first = await workspace.read('portfolio-1');
    if (!first.ok) throw new Error(first.reason);
    await workspace.save({ ...first.value.document, title: 'Pension' });
    workspace.drafts.write({ ...first.value.document, title: 'Savings', baseRevision: 2 });
    const backup = await backupOf(workspace);
    const device = await openWorkspace();
    await restoreDocuments(device, await planOf(device, backup));
    expect(await titlesIn(device)).toEqual(['Pension', 'Savings, unsaved changes from Nov 21, 2026']);
    const kept = await device.history('portfolio-1');
    expect(kept.ok && kept.value.versions.map(({ title }) => title)).toEqual(['Retirement', 'Pension']);
    const restored = await device.read('portfolio-1');
    expect(restored.ok && restored.value.document.body).toMatchObject({ rows });
    expect(await planOf(device, backup)).toMatchObject([{ kind: 'same' }, {}]);
  });
});

describe('a long portfolio in a backup', () => {
  const rows = Array.from({ length: 3000 }, (_, entry) => ({
    id: `row-${entry}`,
    account: 'main',
    kind: 'deposit' as const,
    date: '2026-11-20',
    entry,
    gross: '100',
  }));

  it('[ACCOUNT-SCREENS-7] [ACCOUNT-SCREENS-9] has the chunks that its versions share once, and is restored whole', async () => {
    const portfolio = createDocument({
      kind: 'portfolio',
      id: 'portfolio-1',
      ownerId: 'analyst',
      title: 'Retirement',
      now: '2026-11-20T09:00:00.000Z',
      body: { ...newPortfolioBody('USD'), rows },
    });
    const workspace = await openWorkspace([portfolio]);
    for (const gross of ['1', '2', '3']) {
      const opened = ofKind(await workspace.read('portfolio-1'), 'portfolio');
      if (!opened.ok) throw new Error(opened.reason);
      const { document } = opened.value;
      const [first, ...others] = document.body.rows;
      if (!first) throw new Error('a row expected');
      await workspace.save({
        ...document,
        body: { ...document.body, rows: [{ ...first, gross }, ...others] },
      });
    }
    const file = await fileOf(workspace);
    expect(file).toMatchObject({ documentCount: 1, olderCount: 3, leftOut: [] });
    const backup = await backupOf(workspace);
    const rowCount = backup.histories.flatMap(({ attachments }) => attachments.flat()).length;
    expect(rowCount).toBeLessThan(3000 + 2 * 1024);
    const device = await openWorkspace();
    await restoreDocuments(device, await planOf(device, backup));
    const [here, there] = [await device.history('portfolio-1'), await workspace.history('portfolio-1')];
    if (!here.ok || !there.ok) throw new Error('histories expected');
    expect(here.value.versions.map(({ body }) => body)).toEqual(there.value.versions.map(({ body }) => body));
    expect((await planOf(device, backup)).map(({ kind }) => kind)).toEqual(['same']);
    // Only the first version has the chunk that is lost.
    const lost = backup.histories.map((history) => ({
      ...history,
      attachments: history.attachments.with(0, null),
    }));
    const fresh = await openWorkspace();
    await restoreDocuments(fresh, await planOf(fresh, { ...backup, histories: lost }));
    const kept = await fresh.history('portfolio-1');
    expect(kept.ok && kept.value.versions.map(({ baseRevision }) => baseRevision)).toEqual([2, 3, 4]);
  });
});

describe('restoring', () => {
  it('[ACCOUNT-SCREENS-9] restores everything to an empty device, Trash included', async () => {
    const backup = await backupOf(await fullWorkspace());
    const device = await openWorkspace();
    const outcome = await restoreDocuments(device, await planOf(device, backup));
    expect(outcome).toMatchObject({ count: 3, problems: [] });
    expect(await titlesIn(device)).toEqual(['Kept', 'Kept, in work, unsaved changes from Nov 21, 2026']);
    const trash = await device.listRemoved();
    expect(trash.ok && trash.value.map(({ id, title }) => `${id} ${title}`)).toEqual(['deleted Deleted']);
    const kept = await device.read('kept');
    expect(kept.ok && kept.value.document.createdAt).toBe('2026-11-20T09:00:00.000Z');
  });

  it('[ACCOUNT-SCREENS-9] skips identical documents, the second time too', async () => {
    const workspace = await fullWorkspace();
    const steps = await planOf(workspace, await backupOf(workspace));
    expect(steps.map(({ kind }) => kind)).toEqual(['same', 'same', 'same']);
    expect(await restoreDocuments(workspace, steps)).toEqual({ count: 0, restored: [], problems: [] });
  });

  it('[ACCOUNT-SCREENS-9] adds a document that differs beside the existing one', async () => {
    const backup = await backupOf(await openWorkspace([exampleModel({ years: 10 })]));
    const device = await openWorkspace([exampleModel({ years: 5 })]);
    await restoreDocuments(device, await planOf(device, backup));
    expect(await titlesIn(device)).toEqual([
      'Northwind Instruments',
      'Northwind Instruments, backup from Nov 21, 2026',
    ]);
    const kept = await device.read('model-1');
    expect(kept.ok && modelOf(kept.value.document).body.years).toBe(5);
  });

  it('[ACCOUNT-SCREENS-9] does not discard unsaved changes of the same document', async () => {
    const backup = await backupOf(await openWorkspace([exampleModel({ years: 10 })]));
    const device = await openWorkspace();
    device.drafts.write(exampleModel({ years: 7 }));
    await device.drafts.flush();
    const steps = await planOf(device, backup);
    expect(steps.map(({ kind }) => kind)).toEqual(['copy']);
    await restoreDocuments(device, steps);
    const drafts = await device.drafts.list();
    expect(drafts.ok && drafts.value.map(({ document }) => modelOf(document).body.years)).toEqual([7]);
  });

  const beside =
    'Northwind Instruments was restored as “Northwind Instruments, backup from Nov 21, 2026”: This device already has versions or edits of this document.';

  it('[ACCOUNT-SCREENS-9] adds beside what was saved after the preview, without overwriting it', async () => {
    const backup = await backupOf(await openWorkspace([exampleModel({ years: 10 })]));
    const device = await openWorkspace();
    const steps = await planOf(device, backup);
    await device.save(exampleModel({ years: 3 }));
    const outcome = await restoreDocuments(device, steps);
    expect(outcome).toMatchObject({ count: 1, problems: [beside] });
    const kept = await device.read('model-1');
    expect(kept.ok && modelOf(kept.value.document).body.years).toBe(3);
    const copy = await device.read(outcome.restored[0] ?? '');
    expect(copy.ok && modelOf(copy.value.document).body.years).toBe(10);
    await takeBackDocuments(device, outcome.restored);
    expect(await titlesIn(device)).toEqual(['Northwind Instruments']);
  });

  it('[ACCOUNT-SCREENS-9] adds beside edits that this tab does not list, such as those of another tab', async () => {
    const backup = await backupOf(await openWorkspace([exampleModel({ years: 10 })]));
    const device = await openWorkspace();
    device.drafts.write(exampleModel({ years: 7 }));
    await device.drafts.flush();
    const drafts: Workspace['drafts'] = { ...device.drafts, listAll: async () => ({ ok: true, value: [] }) };
    const steps = await planOf({ ...device, drafts }, backup);
    expect(steps.map(({ kind }) => kind)).toEqual(['add']);
    expect(await restoreDocuments(device, steps)).toMatchObject({ count: 1, problems: [beside] });
    expect(await titlesIn(device)).toEqual(['Northwind Instruments, backup from Nov 21, 2026']);
    const kept = await device.drafts.list();
    expect(kept.ok && kept.value.map(({ document }) => modelOf(document).body.years)).toEqual([7]);
  });

  it('[ACCOUNT-SCREENS-9] restores beside its damaged record on the device', async () => {
    const backup = await backupOf(await openWorkspace([exampleModel({ years: 10 })]));
    const device = await openWorkspace();
    const damaged: Workspace = {
      ...device,
      history: async () => ({ ok: true, value: { versions: [], unreadableCount: 1 } }),
    };
    const steps = await planOf(damaged, backup);
    expect(steps.map((step) => describeStep(step).words)).toEqual([
      'Differs from the document here: will be added as “Northwind Instruments, backup from Nov 21, 2026”',
    ]);
    expect(await restoreDocuments(device, steps)).toMatchObject({ count: 1, problems: [] });
  });

  it('[ACCOUNT-SCREENS-10] undoes what it added, and nothing else', async () => {
    const backup = await backupOf(await openWorkspace([exampleModel({ id: 'new', title: 'New' })]));
    const device = await openWorkspace([exampleModel({ id: 'mine', title: 'Mine' })]);
    const { restored } = await restoreDocuments(device, await planOf(device, backup));
    expect(await titlesIn(device)).toEqual(['Mine', 'New']);
    expect(await takeBackDocuments(device, restored)).toEqual([]);
    expect(await titlesIn(device)).toEqual(['Mine']);
    expect((await device.recover('new')).ok).toBe(true);
  });

  it('[ACCOUNT-SCREENS-10] undoes what did not reach Trash, and says that it did not', async () => {
    const backup = await backupOf(await fullWorkspace());
    const device = await openWorkspace();
    const busy: Workspace = {
      ...device,
      remove: async () => ({ ok: false, code: 'storage-failed', reason: 'The storage did not answer.' }),
    };
    const { restored, problems } = await restoreDocuments(busy, await planOf(device, backup));
    expect(problems).toEqual(['Deleted was restored to Home, not to Trash: The storage did not answer.']);
    expect(restored).toContain('deleted');
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
      'Untitled document',
      'Newer',
      'add',
    ]);
    expect((await restoreDocuments(device, steps)).count).toBe(1);
  });
});

/** A device with a model saved once for each number of years. */
const withVersions = async (...years: readonly number[]) => {
  const workspace = await openWorkspace();
  await saveVersions(workspace, ...years);
  return workspace;
};
const saveVersions = async (workspace: Workspace, ...years: readonly number[]) => {
  for (const count of years) {
    const opened = await workspace.read('model-1');
    const before = opened.ok ? modelOf(opened.value.document) : exampleModel();
    await workspace.save({ ...before, body: { ...before.body, years: count, fundamentalsSnapshot: filed } });
  }
};
const filed = { annual: ['FY2025'] };
/** A model's versions, by number and years. */
const versionsIn = async (workspace: Workspace, id = 'model-1') => {
  const kept = await workspace.history(id);
  return kept.ok
    ? kept.value.versions.map(modelOf).map(({ baseRevision, body }) => [baseRevision, body.years])
    : [];
};
const copyIn = async (workspace: Workspace) => {
  const rows = await workspace.list();
  const copy = rows.ok ? rows.value.find(({ title }) => title.includes('backup from')) : undefined;
  return copy?.id ?? '';
};
const restoreTo = async (workspace: Workspace, backup: Backup) => {
  const steps = await planOf(workspace, backup);
  const { problems } = await restoreDocuments(workspace, steps);
  expect(problems).toEqual([]);
  return steps.map((step) => describeStep(step).words);
};

describe('the versions of a document', () => {
  it('[ACCOUNT-SCREENS-7] are in a backup, with shared attachments once', async () => {
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

  it('[ACCOUNT-SCREENS-7] are omitted and named if they would make the file too large to restore', async () => {
    const workspace = await withVersions(3, 4);
    const bytes = (await fileOf(workspace)).content.size;
    const limited = (limit: number) => createBackup({ workspace, clock, settings }, limit);
    expect(await limited(bytes)).toMatchObject({ olderCount: 1, leftOut: [] });
    const without = await limited(bytes - 1);
    expect(without).toMatchObject({
      documentCount: 1,
      olderCount: 0,
      leftOut: [
        'Not all versions of Northwind Instruments are in the backup: With its older versions the file would be too large to restore (256 MiB).',
      ],
    });
    expect(without.ok && without.content.size).toBeLessThan(bytes);
    const over = await limited(100);
    expect(over.ok && over.leftOut.at(-1)).toContain('The file is too large to restore');
  });

  it('[ACCOUNT-SCREENS-7] are those before the one in the file, even if the model was edited after it was listed', async () => {
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
      'Not all versions of Northwind Instruments are in the backup: The storage did not answer.',
    ]);
  });

  it('[ACCOUNT-SCREENS-9] are restored to an empty device with the document, in Trash too', async () => {
    const full = await withVersions(3, 4, 5);
    const device = await openWorkspace();
    expect(await restoreTo(device, await backupOf(full))).toEqual([
      'Will be added (with 2 earlier versions)',
    ]);
    expect(await versionsIn(device)).toEqual(await versionsIn(full));
    await saveVersions(device, 6);
    expect(await versionsIn(device)).toEqual([...(await versionsIn(full)), [4, 6]]);

    await full.remove('model-1');
    const other = await openWorkspace();
    await restoreTo(other, await backupOf(full));
    expect(await titlesIn(other)).toEqual([]);
    expect(await versionsIn(other)).toEqual(await versionsIn(full));
  });

  it('[ACCOUNT-SCREENS-9] that are all on the device, though it was edited since, are skipped', async () => {
    const device = await withVersions(3, 4);
    const backup = await backupOf(device);
    await saveVersions(device, 5);
    expect(await restoreTo(device, backup)).toEqual(['Already here, as an earlier version']);
    expect(await titlesIn(device)).toEqual(['Northwind Instruments']);
  });

  it('[ACCOUNT-SCREENS-9] that the device lacks are added beside it, and none of its own is dropped', async () => {
    const full = await withVersions(3, 4, 5);
    const backup = await backupOf(full);
    // Restored earlier from a file without versions.
    const device = await openWorkspace();
    await restoreTo(device, { ...backup, formatVersion: 1, histories: [] });
    const before = await versionsIn(device);
    expect(await restoreTo(device, backup)).toEqual([
      'Has versions missing here: will be added as “Northwind Instruments, backup from Nov 21, 2026” (with 2 earlier versions)',
    ]);
    expect(await versionsIn(device)).toEqual(before);
    expect(await versionsIn(device, await copyIn(device))).toEqual(await versionsIn(full));
  });

  it('[ACCOUNT-SCREENS-9] that diverged on two devices are both kept', async () => {
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

  it('[ACCOUNT-SCREENS-9] are missing from a backup of the first format', async () => {
    const text = await (await fileOf(await withVersions(3, 4))).content.text();
    const first = { ...(JSON.parse(text) as Partial<Backup>) };
    Reflect.deleteProperty(first, 'histories');
    const old = JSON.stringify({ ...first, formatVersion: 1 });
    const read = await readBackup({ size: old.length, text: async () => old });
    if (!read.ok) throw new Error(read.reason);
    const device = await openWorkspace();
    expect(await restoreTo(device, read.backup)).toEqual(['Will be added']);
    expect(await versionsIn(device)).toEqual([[2, 4]]);
  });

  it('[ACCOUNT-SCREENS-9] are restored from a backup of the second format with their statements', async () => {
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
    expect(await restoreTo(device, read.backup)).toEqual(['Will be added (with 2 earlier versions)']);
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
      'Will be added (with 1 earlier version) (4 earlier versions cannot be opened and stay in the file)',
    ]);
    expect(await versionsIn(device)).toEqual([
      [2, 4],
      [3, 5],
    ]);
  });

  it('[ACCOUNT-SCREENS-11] replace a newest one that cannot be opened', async () => {
    const backup = await backupOf(await withVersions(3, 4, 5));
    const device = await openWorkspace();
    expect(await restoreTo(device, { ...backup, documents: [{ title: 'Half a file' }] })).toEqual([
      expect.stringContaining('Cannot be restored'),
      'Will be added (with 1 earlier version)',
    ]);
    expect(await versionsIn(device)).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  it('[ACCOUNT-SCREENS-11] replace it in Trash too, damaged in the file or on the device', async () => {
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
      expect((await restoreTo(device, file)).at(-1)).toContain('Will be added to Trash');
      expect(await titlesIn(device)).toEqual([]);
      expect((await versionsIn(device)).length).toBeGreaterThan(1);
    }
  });

  it('[ACCOUNT-SCREENS-11] that are not lists are ignored', async () => {
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
    '[ACCOUNT-SCREENS-11] rejects %j as a backup',
    async (text) => {
      expect(await read(text)).toContain('not a backup file');
    },
  );

  it('[ACCOUNT-SCREENS-11] rejects a newer or too large backup', async () => {
    expect(await read('{"format":"finance-analyst-backup","formatVersion":4}')).toContain('newer release');
    expect(await read('{}', 2 ** 29)).toContain('larger than the limit');
  });

  it('[ACCOUNT-SCREENS-11] says when the file cannot be read', async () => {
    const outcome = await readBackup({ size: 1, text: () => Promise.reject(new DOMException('gone')) });
    expect(outcome).toEqual({ ok: false, reason: 'The file could not be read.' });
  });

  it('[ACCOUNT-SCREENS-11] treats missing lists as empty', async () => {
    expect(await read('{"format":"finance-analyst-backup","formatVersion":1,"documents":7}')).toBe('read');
  });
});
