import { describe, expect, it, vi } from 'vitest';
import { createStoredEntries } from './createStoredEntries.js';
import { defineEntry } from './defineEntry.js';
import { sound } from './StoredEntry.js';
import { createFakeStorage } from './testing/createFakeStorage.js';
import { defaultLayout, dismissedEntry, layoutEntry, versionEntry } from './testing/exampleEntries.js';
import { deniedStorage } from './testing/deniedStorage.js';

const start = (text?: string) => {
  const device = createFakeStorage(text === undefined ? {} : { layout: text });
  const entries = createStoredEntries({ device, window: device.window });
  return { device, entries, layout: entries.open(layoutEntry) };
};

describe('reading', () => {
  it('[STORED-ENTRIES-1] returns the stored value, validated', () => {
    const { layout } = start('{"columns":4,"isDense":true}');
    expect(layout.read()).toEqual({ columns: 4, isDense: true });
    expect(layout.state()).toBe('sound');
  });

  it('[STORED-ENTRIES-1] returns the defaults if nothing is stored', () => {
    const { layout } = start();
    expect(layout.read()).toEqual(defaultLayout);
    expect(layout.state()).toBe('absent');
  });

  it.each(['', '{', 'null', '[1]', '"dense"', '7'])(
    '[STORED-ENTRIES-2] uses the defaults for %j and leaves it stored',
    (foreign) => {
      const { layout, device } = start(foreign);
      expect(layout.read()).toEqual(defaultLayout);
      expect(layout.state()).toBe('damaged');
      expect(device.getItem('layout')).toBe(foreign);
    },
  );

  it('[STORED-ENTRIES-2] uses the default for the damaged field only', () => {
    const { layout } = start('{"columns":"many","isDense":true}');
    expect(layout.read()).toEqual({ columns: 3, isDense: true });
    expect(layout.state()).toBe('damaged');
  });

  it('[STORED-ENTRIES-2] does not read an entry that is too long', () => {
    const { layout } = start(JSON.stringify({ columns: 4, note: 'x'.repeat(1000) }));
    expect(layout.read()).toEqual(defaultLayout);
    expect(layout.state()).toBe('damaged');
  });

  it.each(['1.2.0', '7', '"x"'])('[STORED-ENTRIES-3] reads %j unchanged in a text entry', (text) => {
    const entries = createStoredEntries({ device: createFakeStorage({ version: text }) });
    expect(entries.open(versionEntry).read()).toBe(text);
  });

  it('[STORED-ENTRIES-4] returns the same object until something changes', () => {
    const { layout } = start('{"columns":4}');
    const before = layout.read();
    expect(layout.read()).toBe(before);
    layout.write({ columns: 5 });
    expect(layout.read()).not.toBe(before);
  });
});

describe('writing', () => {
  it('[STORED-ENTRIES-5] keeps the stored fields that are not written, known or not', () => {
    const { layout, device } = start('{"columns":"many","isDense":true,"zoom":2}');
    expect(layout.write({ isDense: false })).toEqual({ ok: true });
    expect(JSON.parse(device.getItem('layout') ?? '')).toEqual({ columns: 'many', isDense: false, zoom: 2 });
  });

  it('[STORED-ENTRIES-5] keeps what another tab has stored since', () => {
    const { layout, device } = start();
    device.setItem('layout', '{"columns":5}');
    layout.write({ isDense: true });
    expect(layout.read()).toEqual({ columns: 5, isDense: true });
  });

  it('[STORED-ENTRIES-5] replaces the whole stored value on request', () => {
    const { layout, device } = start('{"zoom":2}');
    expect(layout.replace({ columns: 1, isDense: true })).toEqual({ ok: true });
    expect(JSON.parse(device.getItem('layout') ?? '')).toEqual({ columns: 1, isDense: true });
  });

  it('[STORED-ENTRIES-3] writes a text entry unchanged', () => {
    const device = createFakeStorage();
    createStoredEntries({ device }).open(versionEntry).write('1.2.0');
    expect(device.getItem('version')).toBe('1.2.0');
  });

  it('[STORED-ENTRIES-5] removes the entry', () => {
    const { layout, device } = start('{"columns":4}');
    expect(layout.remove()).toEqual({ ok: true });
    expect(device.getItem('layout')).toBeNull();
    expect(layout.read()).toEqual(defaultLayout);
  });
});

describe('a browser that refuses', () => {
  it('[STORED-ENTRIES-6] applies what could not be stored until the tab closes, and says why', () => {
    const { layout, device } = start('{"columns":4}');
    device.isFull = true;
    expect(layout.write({ isDense: true })).toEqual({ ok: false, reason: 'full' });
    expect(layout.read()).toEqual({ columns: 4, isDense: true });
    expect(layout.unstored()).toBe('full');
    expect(device.getItem('layout')).toBe('{"columns":4}');
  });

  it('[STORED-ENTRIES-6] stores it with the next accepted change', () => {
    const { layout, device } = start();
    device.isFull = true;
    layout.write({ isDense: true });
    device.isFull = false;
    expect(layout.write({ columns: 5 })).toEqual({ ok: true });
    expect(layout.unstored()).toBeNull();
    expect(JSON.parse(device.getItem('layout') ?? '')).toEqual({ columns: 5, isDense: true });
  });

  it('[STORED-ENTRIES-6] gives way to what another tab chooses, field by field', () => {
    const { layout, device } = start('{"columns":4}');
    layout.subscribe(() => undefined);
    device.isFull = true;
    layout.write({ columns: 5, isDense: true });
    device.storeElsewhere('layout', '{"columns":6}');
    expect(layout.read()).toEqual({ columns: 6, isDense: true });
    expect(layout.unstored()).toBe('full');
    device.storeElsewhere('layout', '{"columns":6,"isDense":false}');
    expect(layout.read()).toEqual({ columns: 6, isDense: false });
    expect(layout.unstored()).toBeNull();
  });

  it('[STORED-ENTRIES-6] has nothing left to store once the stored value is the same', () => {
    const { layout, device } = start('{"columns":4}');
    layout.subscribe(() => undefined);
    device.isFull = true;
    layout.write({ columns: 5, isDense: false });
    device.storeElsewhere('layout', '{"columns":6}');
    expect(layout.unstored()).toBeNull();
  });

  it('[STORED-ENTRIES-6] gives way as a whole if it is not an object', () => {
    const device = createFakeStorage({ version: '1' });
    const version = createStoredEntries({ device }).open(versionEntry);
    device.isFull = true;
    version.write('2');
    expect(version.read()).toBe('2');
    device.isFull = false;
    device.setItem('version', '3');
    expect(version.read()).toBe('3');
  });

  it.each([
    ['a storage that is denied', deniedStorage],
    ['no storage', undefined],
  ])('[STORED-ENTRIES-6] has the defaults, and holds what is written, with %s', (_name, device) => {
    const layout = createStoredEntries({ device }).open(layoutEntry);
    expect(layout.read()).toEqual(defaultLayout);
    expect(layout.state()).toBe('denied');
    expect(layout.text()).toBeNull();
    expect(layout.write({ columns: 5 })).toEqual({ ok: false, reason: 'denied' });
    expect(layout.read().columns).toBe(5);
    expect(layout.remove()).toEqual({ ok: false, reason: 'denied' });
    expect(layout.read()).toEqual(defaultLayout);
  });
});

describe('reporting changes', () => {
  it('[STORED-ENTRIES-7] reports changes in this tab and in others, until unsubscribed', () => {
    const { layout, device } = start();
    const listener = vi.fn();
    const stop = layout.subscribe(listener);
    layout.write({ columns: 5 });
    device.storeElsewhere('other', '1');
    device.storeElsewhere('layout', '{"columns":6}');
    expect(layout.read().columns).toBe(6);
    device.storeElsewhere(null);
    expect(layout.read()).toEqual(defaultLayout);
    expect(listener.mock.calls).toEqual([['here'], ['elsewhere'], ['elsewhere']]);
    stop();
    stop();
    layout.write({ columns: 7 });
    expect(listener).toHaveBeenCalledTimes(3);
    expect(device.listenerCount()).toBe(0);
  });

  it('[STORED-ENTRIES-7] keeps notifying one listener when another unsubscribes', () => {
    const { layout, entries, device } = start();
    const [first, second] = [vi.fn(), vi.fn()];
    const stop = layout.subscribe(first);
    layout.subscribe(second);
    entries.open(versionEntry).subscribe(first)();
    stop();
    device.storeElsewhere('layout', '{}');
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
    expect(device.listenerCount()).toBe(1);
  });

  it('[STORED-ENTRIES-8] is the same value for everything that opens the entry', () => {
    const { layout, entries } = start();
    expect(entries.open(layoutEntry)).toBe(layout);
  });

  it('[STORED-ENTRIES-8] rejects a second entry with the same key', () => {
    const { entries } = start();
    const other = defineEntry({
      key: 'layout',
      parse: sound,
      describe: 'Something else.',
      clearedWith: 'settings',
      inBackup: false,
    });
    expect(() => entries.open(other)).toThrow('Two entries have the key layout.');
  });

  it('[STORED-ENTRIES-9] stores an entry that is cleared with the tab in the tab', () => {
    const [device, tab] = [createFakeStorage(), createFakeStorage()];
    createStoredEntries({ device, tab }).open(dismissedEntry).write(true);
    expect(tab.getItem('dismissed')).toBe('true');
    expect(device.getItem('dismissed')).toBeNull();
  });
});
