import { describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.js';
import { createTrial } from '../testing/createTrial.js';
import { defaultAccessibilityPreferences } from './defaultAccessibilityPreferences.js';

const parsed = (text: string | null): unknown => JSON.parse(text ?? '');

describe('the ten preferences', () => {
  it('[ACCESSIBILITY-1] have their defaults until a person chooses', () => {
    const { store, storage } = createTrial();
    expect(store.read()).toEqual({
      highContrast: false,
      reducedMotion: false,
      largeText: false,
      focusVisible: true,
      screenReader: false,
      colorBlindMode: 'none',
      dyslexiaFont: false,
      skipLinks: true,
      announcePageChanges: true,
      keyboardNavigation: true,
    });
    expect(store.problem()).toBeNull();
    expect(storage.stored()).toBeNull();
  });

  it('[ACCESSIBILITY-2] are kept on the device under their key, and hold when the page is opened again', () => {
    const first = createTrial();
    expect(first.store.change({ largeText: true, colorBlindMode: 'tritanopia' })).toEqual({ ok: true });
    const again = createTrial({ stored: first.storage.stored() });
    expect(again.store.read()).toEqual({
      ...defaultAccessibilityPreferences,
      largeText: true,
      colorBlindMode: 'tritanopia',
    });
    expect(parsed(first.storage.stored())).toEqual(again.store.read());
  });

  it('[ACCESSIBILITY-2] are reset to their defaults', () => {
    const { store, storage } = createTrial({ stored: '{"highContrast":true,"skipLinks":false,"later":1}' });
    store.reset();
    expect(store.read()).toEqual(defaultAccessibilityPreferences);
    expect(parsed(storage.stored())).toEqual({ ...defaultAccessibilityPreferences, later: 1 });
  });

  it('[ACCESSIBILITY-2] tell their readers of a change, with the same object until there is one', () => {
    const { store } = createTrial();
    const told = vi.fn();
    const stop = store.subscribe(told);
    const before = store.read();
    expect(store.read()).toBe(before);
    store.change({ reducedMotion: true });
    expect(told).toHaveBeenCalledOnce();
    expect(store.read()).not.toBe(before);
    stop();
    store.change({ reducedMotion: false });
    expect(told).toHaveBeenCalledOnce();
  });
});

describe('what is stored and cannot be read', () => {
  it.each(['', '{', 'null', '[]', '"on"', '7', JSON.stringify({ largeText: 'x'.repeat(70_000) })])(
    '[ACCESSIBILITY-3] gives the defaults, is said, and stays as it is until a setting changes: %.20s',
    (stored) => {
      const { store, storage } = createTrial({ stored });
      expect(store.read()).toEqual(defaultAccessibilityPreferences);
      expect(store.problem()).toBe(messages.unreadable);
      expect(store.change({})).toEqual({ ok: true });
      expect(storage.stored()).toBe(stored);
      expect(store.change({ highContrast: true })).toEqual({ ok: true });
      expect(parsed(storage.stored())).toEqual({ ...defaultAccessibilityPreferences, highContrast: true });
      expect(store.problem()).toBeNull();
    },
  );

  it('[ACCESSIBILITY-3] is a field by itself where the others can be read', () => {
    const stored =
      '{"highContrast":"yes","largeText":true,"colorBlindMode":"achromatopsia","skipLinks":null,"voice":{"rate":2}}';
    const { store, storage } = createTrial({ stored });
    expect(store.read()).toEqual({ ...defaultAccessibilityPreferences, largeText: true });
    expect(store.problem()).toBe(messages.wrongFields(['High contrast', 'Color vision', 'Skip links']));
    expect(storage.stored()).toBe(stored);
  });

  it('[ACCESSIBILITY-3] is kept beside what a person changes, as is what a later version stored', () => {
    const { store, storage } = createTrial({ stored: '{"highContrast":"yes","voice":{"rate":2}}' });
    store.change({ largeText: true });
    expect(parsed(storage.stored())).toEqual({
      ...defaultAccessibilityPreferences,
      highContrast: 'yes',
      largeText: true,
      voice: { rate: 2 },
    });
    expect(store.problem()).toBe(messages.wrongFields(['High contrast']));
    store.change({ highContrast: false });
    expect(store.problem()).toBeNull();
  });

  it.each([
    [{ colorBlindMode: 'sepia' }, messages.invalidValue('Color vision')],
    [{ largeText: 'on' }, messages.invalidValue('Large text')],
    [{ fontSize: 20 }, messages.unknownPreference('fontSize')],
  ])('[ACCESSIBILITY-3] refuses %j', (change, reason) => {
    const { store, storage } = createTrial();
    expect(store.change(change as object)).toEqual({ ok: false, reason });
    expect(store.read()).toEqual(defaultAccessibilityPreferences);
    expect(storage.stored()).toBeNull();
  });
});

describe('a browser that keeps nothing', () => {
  it('[ACCESSIBILITY-4] gives the defaults and is said', () => {
    const { store } = createTrial({ stored: '{"largeText":true}', refusal: 'SecurityError' });
    expect(store.read()).toEqual(defaultAccessibilityPreferences);
    expect(store.problem()).toBe(messages.notKept);
  });

  it.each([
    ['SecurityError', messages.notKept],
    ['QuotaExceededError', messages.full],
  ] as const)('[ACCESSIBILITY-4] lets a change hold until the tab closes: %s', (refusal, reason) => {
    const { store, root, storage } = createTrial({ refusal });
    expect(store.change({ largeText: true })).toEqual({ ok: false, reason });
    expect(store.read().largeText).toBe(true);
    expect(root.dataset['text']).toBe('large');
    expect(store.problem()).toBe(reason);
    storage.refuse(null);
    expect(store.change({ highContrast: true })).toEqual({ ok: true });
    expect(store.problem()).toBeNull();
    expect(parsed(storage.stored())).toMatchObject({ largeText: true, highContrast: true });
  });
});

describe('other tabs', () => {
  it('[ACCESSIBILITY-5] are followed, and their fields are kept', () => {
    const { store, root, storage, storeElsewhere } = createTrial();
    storeElsewhere('{"highContrast":true,"later":1}');
    expect(store.read().highContrast).toBe(true);
    expect(root.dataset['contrast']).toBe('more');
    store.change({ largeText: true });
    expect(parsed(storage.stored())).toMatchObject({ highContrast: true, largeText: true, later: 1 });
  });

  it('[ACCESSIBILITY-5] win over what this tab could not keep where they change the same', () => {
    const { store, storage, storeElsewhere } = createTrial();
    storage.refuse('QuotaExceededError');
    store.change({ largeText: true, colorBlindMode: 'protanopia' });
    storage.refuse(null);
    storeElsewhere('{"colorBlindMode":"tritanopia"}');
    expect(store.read()).toMatchObject({ largeText: true, colorBlindMode: 'tritanopia' });
    expect(store.problem()).toBe(messages.full);
    storeElsewhere('{"colorBlindMode":"tritanopia","largeText":true}');
    expect(store.problem()).toBeNull();
  });

  it('[ACCESSIBILITY-5] are no longer followed once the store is stopped', () => {
    const { store, storeElsewhere } = createTrial();
    store.stop();
    storeElsewhere('{"largeText":true}');
    expect(store.read().largeText).toBe(false);
  });
});

describe('the font for dyslexia', () => {
  it('[ACCESSIBILITY-6] is loaded when it is asked for, once', async () => {
    const { store, fontLoads } = createTrial();
    expect(fontLoads()).toBe(0);
    store.change({ dyslexiaFont: true });
    store.change({ dyslexiaFont: false });
    store.change({ dyslexiaFont: true });
    await Promise.resolve();
    expect(fontLoads()).toBe(1);
    expect(createTrial({ stored: '{"dyslexiaFont":true}' }).fontLoads()).toBe(1);
  });

  it('[ACCESSIBILITY-6] says when it did not arrive, and is asked for again with the next change', async () => {
    const { store, fontLoads } = createTrial({ loadFont: () => Promise.reject(new Error('offline')) });
    const told = vi.fn();
    store.subscribe(told);
    store.change({ dyslexiaFont: true });
    await vi.waitFor(() => {
      expect(store.problem()).toBe(messages.fontFailed);
    });
    expect(told).toHaveBeenCalledTimes(2);
    store.change({ dyslexiaFont: false });
    expect(store.problem()).toBeNull();
    store.change({ dyslexiaFont: true });
    expect(fontLoads()).toBe(2);
  });
});
