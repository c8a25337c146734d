// @vitest-environment node
import 'fake-indexeddb/auto';
import type { AnalystDocument } from '@finance-analyst/documents';
import { describe, expect, it } from 'vitest';
import { changeStore } from '../testing/changeStore.js';
import { edited, exampleModel } from '../testing/exampleModel.js';
import { modelOf } from '../testing/modelOf.js';
import { openTestWorkspace, valueOf } from '../testing/openTestWorkspace.js';

/** A device with versions `note 1` to `note n` of a model. */
const savedTimes = async (count: number) => {
  const device = openTestWorkspace();
  let document = exampleModel();
  for (let save = 1; save <= count; save += 1)
    document = valueOf(await device.workspace.save(edited(document, `note ${save}`)));
  return { ...device, document };
};
const historyOf = async (count: number) =>
  valueOf(await (await savedTimes(count)).workspace.history('model-1')).versions;
const notes = (versions: readonly AnalystDocument[]) =>
  versions.map(modelOf).map(({ baseRevision, body }) => [baseRevision, body.scenarioNote]);

describe('the history of a document', () => {
  it('[WORKSPACE-39] is handed out oldest first, its statements once', async () => {
    const { workspace, document } = await savedTimes(3);
    const { versions, unreadableCount } = valueOf(await workspace.history('model-1'));
    expect(notes(versions)).toEqual([
      [1, 'note 1'],
      [2, 'note 2'],
      [3, 'note 3'],
    ]);
    expect(versions.at(-1)).toEqual(document);
    const [first, , third] = versions.map(modelOf);
    expect(first?.body.fundamentalsSnapshot).toBe(third?.body.fundamentalsSnapshot);
    expect(unreadableCount).toBe(0);
    expect(valueOf(await workspace.history('nothing')).versions).toEqual([]);
  });

  it('[WORKSPACE-39] leaves out what cannot be opened, and counts it', async () => {
    const { workspace, indexedDB } = await savedTimes(3);
    await changeStore(indexedDB, 'revisions', (records) => records.put({ revision: 2 }, ['model-1', 2]));
    const { versions, unreadableCount } = valueOf(await workspace.history('model-1'));
    expect(versions.map(({ baseRevision }) => baseRevision)).toEqual([1, 3]);
    expect(unreadableCount).toBe(1);
  });

  it('[WORKSPACE-39] is stored on another device with its numbers, names and times, and goes on there', async () => {
    const versions = await historyOf(3);
    const { workspace, indexedDB } = openTestWorkspace();
    const stored = valueOf(await workspace.addHistory(versions));
    expect(stored).toEqual(versions.at(-1));
    expect(valueOf(await workspace.read('model-1')).document).toEqual(stored);
    expect(valueOf(await workspace.history('model-1')).versions).toEqual(versions);
    expect(await changeStore(indexedDB, 'attachments', (records) => records.count())).toBe(1);
    expect(valueOf(await workspace.save(edited(stored, 'on')))).toMatchObject({ baseRevision: 4 });
    expect(modelOf(valueOf(await workspace.restoreRevision('model-1', 1))).body.scenarioNote).toBe('note 1');
  });

  it('[WORKSPACE-39] is refused where the device holds anything of the document, and changes nothing there', async () => {
    const versions = await historyOf(2);
    const { workspace } = await savedTimes(1);
    const before = valueOf(await workspace.history('model-1'));
    expect(await workspace.addHistory(versions)).toMatchObject({ ok: false, code: 'changed' });
    expect(valueOf(await workspace.history('model-1'))).toEqual(before);

    const drafting = openTestWorkspace().workspace;
    drafting.drafts.write(exampleModel());
    await drafting.drafts.flush();
    expect(await drafting.addHistory(versions)).toMatchObject({ ok: false, code: 'changed' });
  });

  it('[WORKSPACE-39] is a history of its own as a copy, beside what is there', async () => {
    const versions = await historyOf(2);
    const { workspace } = await savedTimes(1);
    const copy = valueOf(await workspace.addHistory(versions, 'From elsewhere'));
    expect(copy.id).not.toBe('model-1');
    const copied = valueOf(await workspace.history(copy.id)).versions;
    expect(copied.map(({ id, title }) => [id, title])).toEqual([
      [copy.id, 'Model model-1'],
      [copy.id, 'From elsewhere'],
    ]);
    expect(notes(copied)).toEqual(notes(versions));
    expect(valueOf(await workspace.history('model-1')).versions).toHaveLength(1);
  });

  it('[WORKSPACE-39] has numbers of its own where those that come with it are of no one history', async () => {
    const [first, second] = await historyOf(2);
    if (!first || !second) throw new Error('There are no versions.');
    const { workspace } = openTestWorkspace();
    valueOf(
      await workspace.addHistory([
        { ...second, baseRevision: 90 },
        { ...first, baseRevision: 3 },
      ]),
    );
    expect(notes(valueOf(await workspace.history('model-1')).versions)).toEqual([
      [1, 'note 2'],
      [2, 'note 1'],
    ]);
  });

  it('[WORKSPACE-39] is not stored with a version that would not open again, nor where there is none', async () => {
    const versions = await historyOf(2);
    const { workspace } = openTestWorkspace();
    const damaged = { ...versions[0], title: 7 } as unknown as AnalystDocument;
    expect(await workspace.addHistory([damaged, ...versions])).toMatchObject({ ok: false, code: 'invalid' });
    expect(await workspace.addHistory([])).toMatchObject({ ok: false, code: 'invalid' });
    expect(valueOf(await workspace.list())).toEqual([]);
  });
});
