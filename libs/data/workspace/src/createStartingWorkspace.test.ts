// @vitest-environment node
import 'fake-indexeddb/auto';
import { partNotLoaded } from '@finance-analyst/foundation';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { completeWorkspace } from './completeWorkspace.js';
import { createStartingWorkspace } from './createStartingWorkspace.js';
import { changeStore } from './testing/changeStore.js';
import { exampleModel } from './testing/exampleModel.js';
import { openTestWorkspace, testDependencies, valueOf } from './testing/openTestWorkspace.js';

/** A load of the code, under way until `end` is called. */
function createLoad() {
  let end: { arrive: (code: typeof completeWorkspace) => void; fail: (error: Error) => void } | null = null;
  const promise = new Promise<typeof completeWorkspace>((arrive, fail) => {
    end = { arrive, fail };
  });
  return { promise, end: () => end };
}

/** A device with one saved model, opened again as at a start; `arrive` and `fail` end the loading of the code. */
async function started() {
  const indexedDB = new IDBFactory();
  const earlier = openTestWorkspace({ indexedDB }).workspace;
  valueOf(await earlier.save(exampleModel('a')));
  earlier.close();
  const loads: ReturnType<typeof createLoad>[] = [];
  const start = createStartingWorkspace(testDependencies({ indexedDB }), () => {
    const load = createLoad();
    loads.push(load);
    return load.promise;
  });
  return {
    ...start,
    indexedDB,
    loads: () => loads.length,
    arrive: () => loads.at(-1)?.end()?.arrive(completeWorkspace),
    fail: () => loads.at(-1)?.end()?.fail(new Error('no network')),
  };
}

describe('createStartingWorkspace', () => {
  it('[WORKSPACE-130] lists documents without the code that reads and saves them', async () => {
    const { workspace, loads } = await started();
    expect(valueOf(await workspace.list()).map(({ id }) => id)).toEqual(['a']);
    expect(valueOf(await workspace.listRemoved())).toEqual([]);
    expect(workspace.status()).toEqual({ storage: 'device', reason: null });
    expect(await workspace.drafts.flush()).toEqual({ ok: true, value: null });
    expect(loads()).toBe(0);
  });

  it('[WORKSPACE-131] what is asked before the code arrives waits for it, and the list follows', async () => {
    const { workspace, loads, arrive } = await started();
    const changed: string[] = [];
    workspace.subscribe((event) => {
      if (event.type === 'document-changed') changed.push(event.id);
    });
    const removed = workspace.remove('a');
    const read = workspace.read('a');
    await vi.waitFor(() => expect(loads()).toBe(1));
    arrive();
    expect(valueOf(await removed)).toBe('a');
    expect(await read).toMatchObject({ ok: false, code: 'removed' });
    expect(changed).toEqual(['a']);
    expect(valueOf(await workspace.listRemoved()).map(({ id }) => id)).toEqual(['a']);
    expect(loads()).toBe(1);
  });

  it('[WORKSPACE-131] edits and keeps drafts once the code is loaded, and writes them when asked', async () => {
    const { workspace, load, arrive } = await started();
    const loading = load();
    arrive();
    await loading;
    workspace.drafts.write({ ...exampleModel('a'), title: 'Edited' });
    expect(await workspace.drafts.flush()).toEqual({ ok: true, value: null });
    expect(valueOf(await workspace.drafts.read('a'))?.document.title).toBe('Edited');
  });

  it('[WORKSPACE-132] says so where the code cannot be loaded, and loads it at the next call', async () => {
    const { workspace, load, loads, arrive, fail } = await started();
    const refused = workspace.read('a');
    await vi.waitFor(() => expect(loads()).toBe(1));
    fail();
    expect(await refused).toEqual({ ok: false, code: 'storage-failed', reason: partNotLoaded });
    const again = load();
    fail();
    await expect(again).rejects.toThrow('no network');
    const read = workspace.read('a');
    await vi.waitFor(() => expect(loads()).toBe(3));
    arrive();
    expect(valueOf(await read).document.id).toBe('a');
  });

  it('[WORKSPACE-131] an edit before the code was loaded is a mistake of the program, not lost in silence', async () => {
    const { workspace } = await started();
    expect(() => {
      workspace.drafts.write(exampleModel('a'));
    }).toThrow('before its code was loaded');
  });

  it('[WORKSPACE-133] rows with a damaged field are made anew from the documents', async () => {
    const { workspace, indexedDB } = await started();
    const row = valueOf(await workspace.list())[0];
    const damages = [
      { ...row, title: 1 },
      { ...row, revision: Number.NaN },
      { ...row, removedAt: undefined },
      { ...row, instruments: [{ symbol: 'A', market: null }] },
      { ...row, instruments: {} },
      null,
      'text',
    ];
    for (const damaged of damages) {
      await changeStore(indexedDB, 'summaries', (store) => store.put(damaged, ['a']));
      expect(valueOf(await workspace.list())).toEqual([row]);
    }
  });
});
