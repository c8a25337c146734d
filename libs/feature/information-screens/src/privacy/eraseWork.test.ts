import { createWorkspace } from '@finance-analyst/workspace';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { smallModel } from '../testing/smallModel.js';
import { eraseWork } from './eraseWork.js';

const now = '2027-03-02T12:00:00.000Z';
const unsaved = smallModel({ id: 'never-saved', title: 'Northwind Instruments', now });

it('[INFORMATION-SCREENS-13] deletes the drafts of every tab, including those of a never-saved model', async () => {
  const indexedDB = new IDBFactory();
  const openTab = (name: string) =>
    createWorkspace({ indexedDB, clock: () => new Date(now), createId: () => name, ownerId: 'analyst' });
  const [here, there] = [openTab('one tab'), openTab('another tab')];
  for (const [tab, title] of [
    [there, 'Low case'],
    [here, 'High case'],
  ] as const) {
    tab.drafts.write({ ...unsaved, title });
    await tab.drafts.flush();
  }
  expect(await eraseWork(here)).toEqual({ ok: true });
  expect(await openTab('a third tab').drafts.list()).toEqual({ ok: true, value: [] });
});
