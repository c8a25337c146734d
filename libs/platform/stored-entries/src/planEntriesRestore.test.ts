import { describe, expect, it, vi } from 'vitest';
import { createStoredEntries } from './createStoredEntries.js';
import { defineEntry } from './defineEntry.js';
import { fieldsOf } from './fieldsOf.js';
import { entriesForBackup } from './entriesForBackup.js';
import { messages } from './messages.js';
import { planEntriesRestore } from './planEntriesRestore.js';
import { damaged, sound, type StoredEntry } from './StoredEntry.js';
import { createFakeStorage } from './testing/createFakeStorage.js';
import { deniedStorage } from './testing/deniedStorage.js';
import { dismissedEntry, layoutEntry, versionEntry } from './testing/exampleEntries.js';

/** A text. */
const noteEntry = defineEntry<string | null>({
  key: 'note',
  form: 'text',
  parse: (stored) => sound(typeof stored === 'string' ? stored : null),
  describe: 'Your note.',
  clearedWith: 'work',
  inBackup: true,
});
/** A list. */
const listEntry = defineEntry<readonly unknown[]>({
  key: 'list',
  parse: (stored) => (stored === undefined || Array.isArray(stored) ? sound(stored ?? []) : damaged([])),
  faultsIn: () => ['The list is no list.'],
  describe: 'Your list.',
  clearedWith: 'usage',
  inBackup: true,
});
const known = [layoutEntry, noteEntry, listEntry, versionEntry, dismissedEntry];

const start = (stored: Readonly<Record<string, string>>, texts: Readonly<Record<string, string>>) => {
  const device = createFakeStorage(stored);
  const entries = createStoredEntries({ device });
  const textsNow = () => Object.fromEntries(known.map(({ key }) => [key, device.getItem(key)]));
  return { device, entries, textsNow, plan: planEntriesRestore(entries, known, texts) };
};

it('[STORED-ENTRIES-60] lists what differs, and nothing unknown or not part of a backup', () => {
  const { plan, textsNow } = start(
    { note: 'same', version: '1' },
    { layout: '{"columns":4}', note: 'same', version: '2', dismissed: 'true', foreign: 'x', toString: 'x' },
  );
  expect([plan.returning, plan.faults]).toEqual([[layoutEntry.describe], []]);
  expect(textsNow()).toMatchObject({ layout: null, note: 'same', version: '1' });
  plan.apply();
  expect(textsNow()).toMatchObject({ layout: '{"columns":4}', version: '1', dismissed: null });
});

it('[STORED-ENTRIES-61] restores what a backup of another device holds, and leaves what only this device has', () => {
  const stored = { layout: '{ "columns":4,"ofLater":1}', note: 'A "note"', list: '[1, {"a":2}]' };
  const backup = entriesForBackup(createStoredEntries({ device: createFakeStorage(stored) }), known);
  const { plan, entries, textsNow } = start({ layout: '{"columns":2,"zoom":1}', list: '[3]' }, backup);
  expect(plan.apply().problems).toEqual([]);
  expect(textsNow()).toMatchObject({ ...stored, layout: '{"columns":4,"zoom":1,"ofLater":1}' });
  expect(entries.open(layoutEntry).read()).toEqual({ columns: 4, isDense: false });
});

it('[STORED-ENTRIES-61] names what is damaged and restores the fields of it that are not', () => {
  const { plan, textsNow } = start(
    { layout: '{"columns":2}', list: '[3]' },
    { layout: '{"columns":"many","isDense":true}', list: '{"half":' },
  );
  const faults = [
    messages.partlyRestored(layoutEntry.describe),
    messages.notRestored(listEntry.describe),
    'The list is no list.',
  ];
  expect([plan.returning, plan.faults]).toEqual([[layoutEntry.describe], faults]);
  expect(plan.apply().problems).toEqual(faults);
  expect(textsNow()).toMatchObject({ layout: '{"columns":2,"isDense":true}', list: '[3]' });
});

it('[STORED-ENTRIES-61] leaves a text alone that is too long', () => {
  const { plan } = start({}, { layout: JSON.stringify({ columns: 4, note: 'x'.repeat(1000) }) });
  expect([plan.returning, plan.faults.length]).toEqual([[], 1]);
});

it('[STORED-ENTRIES-62] stores again what was stored before', () => {
  const before = { layout: '{"columns":"many"', note: 'old' };
  const { plan, textsNow } = start(before, { layout: '{"columns":4}', note: 'new', list: '[1]' });
  expect(plan.apply().undo()).toEqual([]);
  expect(textsNow()).toEqual({ ...before, list: null, version: null, dismissed: null });
});

it('[STORED-ENTRIES-62] leaves what was recorded since the restore', () => {
  const { plan, entries, textsNow } = start(
    { layout: '{"columns":2}', list: '[1]', note: 'old' },
    { layout: '{"columns":4}', list: '[7,8]', note: 'new' },
  );
  const { undo } = plan.apply();
  entries.open(listEntry).write([7, 8, 9]);
  entries.open(layoutEntry).write({ isDense: true });
  expect(undo()).toEqual([]);
  expect(textsNow()).toMatchObject({ layout: '{"columns":2,"isDense":true}', list: '[1,9]', note: 'old' });
});

it('[STORED-ENTRIES-62] leaves what was changed after it was restored, and names it', () => {
  const before = { layout: '{"columns":2,"isDense":false}', list: '{"half":' };
  const { plan, entries, textsNow } = start(before, { layout: '{"columns":4,"isDense":true}', list: '[7]' });
  const { undo } = plan.apply();
  entries.open(listEntry).write([7, 8]);
  entries.open(layoutEntry).write({ columns: 5 });
  const { describe } = layoutEntry;
  expect(undo()).toEqual([messages.leftAsItIs(describe), messages.leftAsItIs(listEntry.describe)]);
  expect(textsNow()).toMatchObject({ layout: '{"columns":5,"isDense":false}', list: '[7,8]' });
});

it('[STORED-ENTRIES-62] leaves a text that would be too long for its entry', () => {
  const { plan, entries, textsNow } = start(
    { layout: JSON.stringify({ columns: 2, note: 'x'.repeat(950) }) },
    { layout: '{"columns":4,"note":""}' },
  );
  const { undo } = plan.apply();
  const now = JSON.stringify({ columns: 4, note: '', later: 'x'.repeat(100) });
  entries.open(layoutEntry).putText(now);
  expect(undo()).toEqual([messages.leftAsItIs(layoutEntry.describe)]);
  expect(textsNow().layout).toBe(now);
});

it('[STORED-ENTRIES-62] leaves what was removed since the restore, names it, and undoes the others', () => {
  const { plan, device, textsNow } = start(
    { layout: '{"columns":2}', note: 'old', list: '[1]' },
    { layout: '{"columns":4}', note: 'new', list: '[7]' },
  );
  const { undo } = plan.apply();
  device.removeItem('layout');
  device.removeItem('note');
  expect(undo()).toEqual([
    messages.leftAsItIs(layoutEntry.describe),
    messages.leftAsItIs(noteEntry.describe),
  ]);
  expect(textsNow()).toMatchObject({ layout: null, note: null, list: '[1]' });
});

it('[STORED-ENTRIES-62] undoes the other entries if one fails, and names it', () => {
  const { plan, entries, textsNow } = start({ note: 'old', list: '[1]' }, { note: 'new', list: '[7]' });
  const { undo } = plan.apply();
  entries.open(noteEntry).subscribe(() => {
    throw new Error('A listener failed.');
  });
  expect(undo()).toEqual([messages.undoFailed(noteEntry.describe)]);
  expect(textsNow()).toMatchObject({ note: 'old', list: '[1]' });
});

it('[STORED-ENTRIES-62] cuts a list to the limit of its entry', () => {
  const entry = defineEntry<unknown>({
    key: 'recent',
    mostItems: 3,
    parse: sound,
    describe: 'The last three.',
    clearedWith: 'usage',
    inBackup: true,
  });
  const device = createFakeStorage({ recent: '[1,2,3]' });
  const entries = createStoredEntries({ device });
  const { undo } = planEntriesRestore(entries, [entry], { recent: '[7,8]' }).apply();
  entries.open(entry).replace([7, 8, 9]);
  expect(undo()).toEqual([]);
  expect(device.getItem('recent')).toBe('[2,3,9]');
});

describe('a browser that refuses', () => {
  it('[STORED-ENTRIES-62] applies again what was never stored, with a storage that is denied', () => {
    const entries = createStoredEntries({ device: deniedStorage });
    const [layout, note] = [entries.open(layoutEntry), entries.open(noteEntry)];
    layout.write({ columns: 5 });
    note.write('mine');
    const texts = { layout: '{"isDense":true}', note: 'new' };
    const { undo } = planEntriesRestore(entries, known, texts).apply();
    expect([layout.read(), note.read()]).toEqual([{ columns: 5, isDense: true }, 'new']);
    undo();
    expect([layout.read(), note.read()]).toEqual([{ columns: 5, isDense: false }, 'mine']);
  });

  it('[STORED-ENTRIES-62] applies again what was not stored, once there is room', () => {
    const { plan, device, entries } = start({ layout: '{"columns":2}' }, { layout: '{"columns":4}' });
    const layout = entries.open(layoutEntry);
    device.isFull = true;
    layout.write({ columns: 5 });
    device.isFull = false;
    const { undo } = plan.apply();
    expect(layout.read().columns).toBe(4);
    expect(undo()).toEqual([]);
    expect(layout.read().columns).toBe(5);
  });

  it('[STORED-ENTRIES-64] names nothing that applies after a reload, and offers none', () => {
    const entry: StoredEntry<string | null> = { ...noteEntry, isReadAtStart: true };
    const device = createFakeStorage({ note: 'old' });
    const entries = createStoredEntries({ device });
    const plan = planEntriesRestore(entries, [entry], { note: 'new' });
    device.isFull = true;
    expect(plan.apply()).toMatchObject({ afterReload: [], mayReload: false });
    device.isFull = false;
    expect(plan.apply()).toMatchObject({ mayReload: true });
  });
});

it.each([
  ['{"isOn":true,"at":1}', '{"isOn":false,"at":2}', true],
  ['{"isOn":true,"at":1}', '{"isOn":true,"at":2}', false],
])(
  '[STORED-ENTRIES-64] with %s stored and %s restored, a reload is needed: %s',
  (text, restored, isNeeded) => {
    const entry = defineEntry<unknown>({
      key: 'switch',
      parse: (stored) => sound(fieldsOf(stored)?.['isOn']),
      describe: 'Whether it is on.',
      isReadAtStart: true,
      clearedWith: 'settings',
      inBackup: true,
    });
    const entries = createStoredEntries({ device: createFakeStorage({ switch: text }) });
    const plan = planEntriesRestore(entries, [entry], { switch: restored });
    expect(plan.apply().afterReload).toEqual(isNeeded ? [entry.describe] : []);
  },
);

it('[STORED-ENTRIES-63] names what the browser refuses, which applies until the tab closes', () => {
  const { plan, device, entries } = start({ note: 'old' }, { note: 'new' });
  device.isFull = true;
  const { problems, undo } = plan.apply();
  expect(problems).toEqual([messages.notStored(noteEntry.describe)]);
  expect(entries.open(noteEntry).read()).toBe('new');
  device.isFull = false;
  expect(undo()).toEqual([]);
  expect([entries.open(noteEntry).read(), device.getItem('note')]).toEqual(['old', 'old']);
});

it('[STORED-ENTRIES-63] reports a restored text like a change in another tab', () => {
  const { plan, entries } = start({}, { note: 'new' });
  const listener = vi.fn();
  entries.open(noteEntry).subscribe(listener);
  const { undo } = plan.apply();
  undo();
  expect(listener.mock.calls).toEqual([['elsewhere'], ['elsewhere']]);
});
