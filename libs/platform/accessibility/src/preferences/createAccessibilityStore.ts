import { messages } from '../messages.js';
import type { AccessibilityPreferences } from './AccessibilityPreferences.js';
import { applyAccessibility } from './applyAccessibility.js';
import { defaultAccessibilityPreferences } from './defaultAccessibilityPreferences.js';
import { findInvalidChange } from './findInvalidChange.js';
import { preferenceNames } from './isPreferenceValue.js';
import { accessibilityPreferencesKey, readStoredPreferences } from './readStoredPreferences.js';
import { storageRefusal } from './storageRefusal.js';

/** The outcome of a change: `ok: false` says why it was rejected, or why it lasts only until the tab closes. */
export type AccessibilityChange = { readonly ok: true } | { readonly ok: false; readonly reason: string };

export interface AccessibilityEdges {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Source of the storage events of other tabs. */
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** The element with the attributes: `document.documentElement`. */
  readonly root: Element;
  /** Loads the dyslexia font when it is first needed. */
  readonly loadFont?: () => Promise<unknown>;
}

export interface AccessibilityStore {
  /** The current preferences; the same object until one changes. */
  read(): AccessibilityPreferences;
  change(partial: Partial<AccessibilityPreferences>): AccessibilityChange;
  /** Resets every preference to its default. */
  reset(): AccessibilityChange;
  subscribe(listener: () => void): () => void;
  /** A problem with the settings to show the user: damaged, or not saved. */
  problem(): string | null;
  /** Stops following other tabs. */
  stop(): void;
}

const importFont = (): Promise<unknown> => import('@finance-analyst/design-tokens/dyslexia-font.css');

/** The preferences: read once, set on the root element, saved on the device, and synchronized between tabs. */
export function createAccessibilityStore({
  storage,
  window,
  root,
  loadFont = importFont,
}: AccessibilityEdges): AccessibilityStore {
  const listeners = new Set<() => void>();
  let stored = readStoredPreferences(storage);
  let current = stored.preferences;
  /** What could not be saved. */
  let unkept: Partial<AccessibilityPreferences> = {};
  let refusal: string | null = null;
  let fontProblem: string | null = null;
  let isFontAsked = false;

  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const askForFont = (): void => {
    if (isFontAsked || !current.dyslexiaFont) return;
    isFontAsked = true;
    loadFont().then(
      () => undefined,
      () => {
        isFontAsked = false;
        fontProblem = messages.fontFailed;
        tell();
      },
    );
  };
  const show = (next: AccessibilityPreferences): void => {
    if (preferenceNames.some((name) => next[name] !== current[name])) current = next;
    applyAccessibility(root, current);
    fontProblem = null;
    askForFont();
    tell();
  };
  const change = (partial: Partial<AccessibilityPreferences>): AccessibilityChange => {
    const invalid = findInvalidChange(partial);
    if (invalid !== null) return { ok: false, reason: invalid };
    if (Object.keys(partial).length === 0) return { ok: true };
    // Another tab may have saved something since, and unknown fields must survive.
    const before = readStoredPreferences(storage);
    const wanted = { ...unkept, ...partial };
    try {
      const fields = { ...before.preferences, ...before.fields, ...wanted };
      storage.setItem(accessibilityPreferencesKey, JSON.stringify(fields));
      stored = readStoredPreferences(storage);
      unkept = {};
      refusal = null;
    } catch (error) {
      unkept = wanted;
      refusal = storageRefusal(error);
    }
    show({ ...stored.preferences, ...unkept });
    return refusal === null ? { ok: true } : { ok: false, reason: refusal };
  };
  const follow = (event: StorageEvent): void => {
    if (event.key !== accessibilityPreferencesKey && event.key !== null) return;
    const before = stored.preferences;
    stored = readStoredPreferences(storage);
    // The newest choice wins: the other tab's change replaces this tab's unsaved one.
    const stillWanted = Object.entries(unkept).filter(
      ([name]) => before[name as keyof typeof before] === stored.preferences[name as keyof typeof before],
    );
    unkept = Object.fromEntries(stillWanted);
    if (stillWanted.length === 0) refusal = null;
    show({ ...stored.preferences, ...unkept });
  };

  applyAccessibility(root, current);
  askForFont();
  window.addEventListener('storage', follow);
  return {
    read: () => current,
    change,
    reset: () => change(defaultAccessibilityPreferences),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    problem: () => refusal ?? stored.problem ?? fontProblem,
    stop: () => {
      window.removeEventListener('storage', follow);
    },
  };
}
