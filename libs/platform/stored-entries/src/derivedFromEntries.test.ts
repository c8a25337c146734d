import { expect, it } from 'vitest';
import { clearEntries } from './clearEntries.js';
import { createStoredEntries } from './createStoredEntries.js';
import { damageIn } from './damageIn.js';
import { entriesForBackup } from './entriesForBackup.js';
import { createFakeStorage } from './testing/createFakeStorage.js';
import { dismissedEntry, layoutEntry, versionEntry } from './testing/exampleEntries.js';
import { deniedStorage } from './testing/deniedStorage.js';

const known = [layoutEntry, versionEntry, dismissedEntry];

it('[STORED-ENTRIES-10] clears the entries of one part, and no others', () => {
  const device = createFakeStorage({ layout: '{"columns":4}', version: '1', foreign: 'x' });
  const entries = createStoredEntries({ device });
  expect(clearEntries(entries, known, 'settings')).toEqual({ ok: true });
  expect(['layout', 'version', 'foreign'].map((key) => device.getItem(key))).toEqual([null, '1', 'x']);
  expect(entries.open(layoutEntry).read().columns).toBe(3);
});

it('[STORED-ENTRIES-10] says why the browser refuses', () => {
  const entries = createStoredEntries({ device: deniedStorage });
  expect(clearEntries(entries, known, 'settings')).toEqual({ ok: false, reason: 'denied' });
});

it('[STORED-ENTRIES-11] gives a backup the texts that belong in it, damaged ones as stored', () => {
  const device = createFakeStorage({ layout: '{"columns":"many"', version: '1', foreign: 'x' });
  expect(entriesForBackup(createStoredEntries({ device }), known)).toEqual({ layout: '{"columns":"many"' });
  expect(entriesForBackup(createStoredEntries({ device: deniedStorage }), known)).toEqual({});
});

it('[STORED-ENTRIES-12] reports damage, and nothing if all entries are readable or access is denied', () => {
  const damage = (device: Parameters<typeof createStoredEntries>[0]['device']) =>
    damageIn(createStoredEntries({ device }), [...known, layoutEntry]);
  expect(damage(createFakeStorage({ layout: '7' }))).toEqual(['Layout: the defaults apply.']);
  expect(damage(createFakeStorage({ layout: '{}', version: '?' }))).toEqual([]);
  expect(damage(deniedStorage)).toEqual([]);
});
