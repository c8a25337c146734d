// @vitest-environment node
import 'fake-indexeddb/auto';
import type { AnalystDocument } from '@finance-analyst/documents';
import { describe, expect, it } from 'vitest';
import { changeStore } from '../testing/changeStore.js';
import { edited, exampleModel } from '../testing/exampleModel.js';
import { modelOf } from '../testing/modelOf.js';
import { openTestWorkspace, valueOf } from '../testing/openTestWorkspace.js';

const savedTimes = async (count: number, body = {}) => {
  const { workspace, indexedDB } = openTestWorkspace();
  let document = exampleModel('model-1', body);
  for (let save = 1; save <= count; save += 1) {
    document = valueOf(await workspace.save(edited(document, `note ${save}`)));
  }
  return { workspace, indexedDB, document };
};

describe('revisions', () => {
  it('[WORKSPACE-11] keeps the last 50, newest first', async () => {
    const { workspace } = await savedTimes(53);
    const rows = valueOf(await workspace.revisions('model-1'));
    expect(rows.map((row) => row.revision)).toEqual(Array.from({ length: 50 }, (_, index) => 53 - index));
    expect(await workspace.readRevision('model-1', 3)).toMatchObject({ ok: false, code: 'not-found' });
    const oldest = valueOf(await workspace.readRevision('model-1', 4)).document;
    expect(oldest.body).toEqual({ ...exampleModel().body, scenarioNote: 'note 4' });
  });

  it('[WORKSPACE-12] restores an earlier one as a new one and keeps what was current', async () => {
    const { workspace } = await savedTimes(3);
    const restored = valueOf(await workspace.restoreRevision('model-1', 1));
    expect(restored).toMatchObject({ baseRevision: 4, body: { scenarioNote: 'note 1' } });
    expect(valueOf(await workspace.read('model-1')).document).toEqual(restored);
    expect(modelOf(valueOf(await workspace.readRevision('model-1', 3)).document).body.scenarioNote).toBe(
      'note 3',
    );
    expect(await workspace.save(edited(restored, 'on'))).toMatchObject({
      ok: true,
      value: { baseRevision: 5 },
    });
  });

  it('[WORKSPACE-12] restores an earlier one under the title that the document has now', async () => {
    const { workspace, document } = await savedTimes(1);
    valueOf(await workspace.rename(document, 'Another title'));
    expect(valueOf(await workspace.restoreRevision('model-1', 1)).title).toBe('Another title');
  });

  it('[WORKSPACE-50] saves a new title as a revision and leaves the draft of the document', async () => {
    const { workspace, document } = await savedTimes(1);
    workspace.drafts.write(edited(document, 'not saved'));
    const renamed = valueOf(await workspace.rename(document, 'Another title'));
    expect(renamed).toMatchObject({ title: 'Another title', baseRevision: 2, body: document.body });
    const [draft] = valueOf(await workspace.drafts.list());
    expect(draft && modelOf(draft.document).body.scenarioNote).toBe('not saved');
    expect(await workspace.rename(document, 'Too late')).toMatchObject({ ok: false, code: 'conflict' });
  });

  it('[WORKSPACE-36] saves over the newer version that is named, and keeps it in the history', async () => {
    const { workspace, document } = await savedTimes(2);
    const mine = { ...edited(document, 'mine'), baseRevision: 1 };
    expect(await workspace.save(mine)).toMatchObject({ code: 'conflict' });
    expect(valueOf(await workspace.save(mine, 2))).toMatchObject({ baseRevision: 3 });
    expect(modelOf(valueOf(await workspace.readRevision('model-1', 2)).document).body.scenarioNote).toBe(
      'note 2',
    );
    expect(await workspace.save({ ...mine, title: 'Again' }, 2)).toMatchObject({ code: 'conflict' });
  });

  it('[WORKSPACE-36] does not save over what a newer release wrote', async () => {
    const { workspace, indexedDB, document } = await savedTimes(2);
    const newer = { revision: 2, removedAt: null, attachments: {} };
    await changeStore(indexedDB, 'documents', (records) =>
      records.put({ ...newer, document: { ...document, schemaVersion: 99 } }, ['model-1']),
    );
    const mine = { ...edited(document, 'mine'), baseRevision: 1 };
    expect(await workspace.save(mine, 2)).toMatchObject({ ok: false, code: 'read-only' });
  });

  it('[WORKSPACE-13] stores the statements once for the revisions that share them', async () => {
    const { workspace, indexedDB, document } = await savedTimes(3);
    const count = () => changeStore(indexedDB, 'attachments', (records) => records.count());
    expect(await count()).toBe(1);
    const newer = { ...document, body: { ...document.body, fundamentalsSnapshot: { annual: [] } } };
    const saved = valueOf(await workspace.save(newer));
    expect(await count()).toBe(2);
    expect(valueOf(await workspace.readRevision('model-1', 3)).document.body).toEqual(document.body);
    expect(valueOf(await workspace.readRevision('model-1', 4)).document.body).toEqual(saved.body);
  });

  it('[WORKSPACE-13] drops statements that no kept revision has, and keeps the others', async () => {
    const { workspace, indexedDB, document } = await savedTimes(1);
    let latest: AnalystDocument = {
      ...document,
      body: { ...document.body, fundamentalsSnapshot: { annual: ['newer'] } },
    };
    for (let save = 0; save < 50; save += 1)
      latest = valueOf(await workspace.save(edited(latest, `note ${save}`)));
    expect(await changeStore(indexedDB, 'attachments', (records) => records.count())).toBe(1);
    expect(
      modelOf(valueOf(await workspace.readRevision('model-1', 2)).document).body.fundamentalsSnapshot,
    ).toEqual({
      annual: ['newer'],
    });
  });
});
