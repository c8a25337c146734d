import { createStoredEntries } from '@finance-analyst/stored-entries';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.js';
import { createFakeStorage } from '../testing/createFakeStorage.js';
import { createFakeWindow } from '../testing/createFakeWindow.js';
import { deniedStorage } from '../testing/deniedStorage.js';
import { createPreferences } from './createPreferences.js';
import { describeUnreadable } from './describeUnreadable.js';
import { defaultPreferences } from './PreferenceValues.js';
import { unreadableMessages } from './unreadableMessages.js';

const key = 'user-preferences';
const start = (stored?: string) => {
  const storage = createFakeStorage(stored === undefined ? {} : { [key]: stored });
  const window = createFakeWindow();
  return {
    storage,
    window,
    preferences: createPreferences(createStoredEntries({ device: storage, window })),
  };
};

describe('createPreferences', () => {
  it('[SESSION-10] starts with the system’s theme, no terminal, recording on and sharing off', () => {
    expect(start().preferences.read()).toEqual({
      theme: 'system',
      alwaysShowCLI: false,
      locale: null,
      timeZone: null,
      usageRecording: true,
      usageSharing: false,
      performanceWarnings: null,
      isRailCollapsed: null,
    });
  });

  it('[SESSION-10] restores what was chosen', () => {
    const { preferences, storage, window } = start();
    const chosen = {
      theme: 'dark',
      alwaysShowCLI: true,
      locale: 'de-CH',
      timeZone: 'Europe/Zurich',
      usageRecording: false,
      usageSharing: true,
      performanceWarnings: true,
      isRailCollapsed: true,
    } as const;
    expect(preferences.change(chosen)).toEqual({ ok: true });
    expect(preferences.read()).toEqual(chosen);
    expect(createPreferences(createStoredEntries({ device: storage, window })).read()).toEqual(chosen);
  });

  it.each(['', '{', 'null', '[1]', '"dark"', '7'])(
    '[SESSION-11] takes the defaults for %j and leaves it until something is chosen',
    (foreign) => {
      const { preferences, storage } = start(foreign);
      expect(preferences.read()).toEqual(defaultPreferences);
      expect(preferences.change({ locale: 'no_such!' }).ok).toBe(false);
      expect(storage.getItem(key)).toBe(foreign);
      expect(preferences.change({ theme: 'dark' })).toEqual({ ok: true });
      expect(storage.getItem(key)).toBe('{"theme":"dark"}');
    },
  );

  it('[SESSION-11] takes the default for an unknown value, and keeps it beside new choices', () => {
    const { preferences, storage } = start('{"theme":"sepia","alwaysShowCLI":"yes","rounding":2}');
    expect(preferences.read()).toEqual(defaultPreferences);
    preferences.change({ timeZone: 'Asia/Tokyo' });
    expect(JSON.parse(storage.getItem(key) ?? '')).toEqual({
      theme: 'sepia',
      alwaysShowCLI: 'yes',
      rounding: 2,
      timeZone: 'Asia/Tokyo',
    });
  });

  it.each(['', '{', 'null', '[1]', '"dark"', '7'])(
    '[SESSION-15] says that %j cannot be read, until something is chosen',
    (foreign) => {
      const { preferences } = start(foreign);
      expect(describeUnreadable(preferences.stored())).toBe(unreadableMessages.unreadable);
      preferences.change({ theme: 'dark' });
      expect(describeUnreadable(preferences.stored())).toBeNull();
    },
  );

  it('[SESSION-15] names what cannot be read while it is stored', () => {
    const { preferences } = start('{"theme":"sepia","timeZone":7,"locale":null,"rounding":2}');
    expect(describeUnreadable(preferences.stored())).toBe(
      unreadableMessages.wrongPreferences(['Theme', 'Time zone']),
    );
    preferences.change({ theme: 'light' });
    expect(describeUnreadable(preferences.stored())).toBe(unreadableMessages.wrongPreferences(['Time zone']));
    preferences.change({ timeZone: null });
    expect(describeUnreadable(preferences.stored())).toBeNull();
    expect(describeUnreadable(start().preferences.stored())).toBeNull();
  });

  it('[SESSION-11] takes the defaults when storage refuses', () => {
    const preferences = createPreferences(createStoredEntries({ device: deniedStorage }));
    expect(preferences.read()).toEqual(defaultPreferences);
    expect(preferences.problem()).toBeNull();
  });

  it.each([
    [{ locale: 'english, please' }, messages.invalidPreference.locale],
    [{ timeZone: 'Mars/Olympus' }, messages.invalidPreference.timeZone],
  ])('[SESSION-12] refuses %j with the reason', (values, reason) => {
    const { preferences, storage } = start();
    expect(preferences.change({ theme: 'dark', ...values })).toEqual({ ok: false, reason });
    expect(preferences.read()).toEqual(defaultPreferences);
    expect(storage.getItem(key)).toBeNull();
  });

  it('[SESSION-13] gives the same object until something changes', () => {
    const { preferences } = start('{"theme":"dark"}');
    const before = preferences.read();
    expect(preferences.read()).toBe(before);
    preferences.change({ theme: 'light' });
    expect(preferences.read()).not.toBe(before);
  });

  it('[SESSION-13] follows another tab', () => {
    const { preferences, storage, window } = start();
    const listener = vi.fn();
    const stop = preferences.subscribe(listener);
    storage.setItem(key, '{"theme":"dark"}');
    window.notifyOfChange('user');
    expect(listener).not.toHaveBeenCalled();
    window.notifyOfChange(key);
    expect(listener).toHaveBeenCalledOnce();
    expect(preferences.read().theme).toBe('dark');
    window.notifyOfChange(null);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    expect(window.listenerCount()).toBe(0);
  });

  it('[SESSION-13] keeps what another tab chose beside what is chosen here', () => {
    const { preferences, storage } = start();
    storage.setItem(key, '{"alwaysShowCLI":true}');
    preferences.change({ theme: 'dark' });
    expect(preferences.read()).toMatchObject({ alwaysShowCLI: true, theme: 'dark' });
  });

  it('[SESSION-14] lasts until the tab closes when storage is full, and says so', () => {
    const { preferences, storage } = start('{"locale":"de-CH"}');
    const listener = vi.fn();
    preferences.subscribe(listener);
    storage.isFull = true;
    expect(preferences.change({ theme: 'dark' })).toEqual({
      ok: false,
      reason: messages.preferenceNotStored,
    });
    expect(preferences.read()).toMatchObject({ theme: 'dark', locale: 'de-CH' });
    expect(preferences.problem()).toBe(messages.preferenceNotStored);
    expect(listener).toHaveBeenCalledOnce();
    expect(storage.getItem(key)).toBe('{"locale":"de-CH"}');
  });

  it('[SESSION-14] stores it with the next change that succeeds', () => {
    const { preferences, storage } = start();
    storage.isFull = true;
    preferences.change({ theme: 'dark' });
    storage.isFull = false;
    expect(preferences.change({ alwaysShowCLI: true })).toEqual({ ok: true });
    expect(preferences.problem()).toBeNull();
    expect(JSON.parse(storage.getItem(key) ?? '')).toEqual({ theme: 'dark', alwaysShowCLI: true });
  });

  it('[SESSION-14] gives way to what another tab chooses, field by field', () => {
    const { preferences, storage, window } = start('{"theme":"light"}');
    storage.isFull = true;
    preferences.change({ theme: 'dark', alwaysShowCLI: true });
    storage.isFull = false;
    storage.setItem(key, '{"theme":"system"}');
    window.notifyOfChange(key);
    expect(preferences.read()).toMatchObject({ theme: 'system', alwaysShowCLI: true });
    expect(preferences.problem()).toBe(messages.preferenceNotStored);
  });
});
