import { fieldsOf, type StoredEntries } from '@finance-analyst/stored-entries';
import { messages } from '../messages.js';
import { accessibilityEntry } from './accessibilityEntry.js';
import type { AccessibilityPreferences } from './AccessibilityPreferences.js';
import { applyAccessibility } from './applyAccessibility.js';
import { defaultAccessibilityPreferences } from './defaultAccessibilityPreferences.js';
import { describeProblem } from './describeProblem.js';
import { findInvalidChange } from './findInvalidChange.js';
import { preferenceNames } from './isPreferenceValue.js';

/** The outcome of a change: `ok: false` says why it was rejected, or why it lasts only until the tab closes. */
export type AccessibilityChange = { readonly ok: true } | { readonly ok: false; readonly reason: string };

export interface AccessibilityDependencies {
  readonly entries: StoredEntries;
  /** The element that carries the attributes: `document.documentElement`. */
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
  entries,
  root,
  loadFont = importFont,
}: AccessibilityDependencies): AccessibilityStore {
  const listeners = new Set<() => void>();
  const value = entries.open(accessibilityEntry);
  let current = value.read();
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
  const show = (): void => {
    const next = value.read();
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
    // All ten are stored, but what cannot be read stays until it is chosen anew.
    const known = fieldsOf(value.stored()) ?? {};
    const missing = preferenceNames.filter((name) => !(name in known));
    const filled = Object.fromEntries(missing.map((name) => [name, current[name]]));
    if (value.write({ ...filled, ...partial }).ok) return { ok: true };
    return { ok: false, reason: value.unstored() === 'full' ? messages.full : messages.notKept };
  };

  applyAccessibility(root, current);
  askForFont();
  const stopFollowing = value.subscribe(show);
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
    problem: () => describeProblem(value) ?? fontProblem,
    stop: stopFollowing,
  };
}
