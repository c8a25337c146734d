import { fieldsOf, type StoredEntries } from '@finance-analyst/stored-entries';
import { messages } from '../messages.js';
import { accessibilityEntry } from './accessibilityEntry.js';
import type { AccessibilityPreferences } from './AccessibilityPreferences.js';
import { applyAccessibility } from './applyAccessibility.js';
import { defaultAccessibilityPreferences } from './defaultAccessibilityPreferences.js';
import { describeProblem } from './describeProblem.js';
import { findInvalidChange } from './findInvalidChange.js';
import { preferenceNames } from './isPreferenceValue.js';

/** What came of a change: `ok: false` says why it was not made, or why it lasts only until the tab closes. */
export type AccessibilityChange = { readonly ok: true } | { readonly ok: false; readonly reason: string };

export interface AccessibilityEdges {
  readonly entries: StoredEntries;
  /** The element that carries the attributes: `document.documentElement`. */
  readonly root: Element;
  /** Brings the font for dyslexia when it is first asked for. */
  readonly loadFont?: () => Promise<unknown>;
}

export interface AccessibilityStore {
  /** The preferences as they hold; the same object until one changes. */
  read(): AccessibilityPreferences;
  change(partial: Partial<AccessibilityPreferences>): AccessibilityChange;
  /** Gives every preference its default. */
  reset(): AccessibilityChange;
  subscribe(listener: () => void): () => void;
  /** What a person should know about their settings: not readable, or not kept. */
  problem(): string | null;
  /** Follows other tabs no longer. */
  stop(): void;
}

const importFont = (): Promise<unknown> => import('@finance-analyst/design-tokens/dyslexia-font.css');

/** The preferences: read once, set on the root element, kept on the device, and followed from tab to tab. */
export function createAccessibilityStore({
  entries,
  root,
  loadFont = importFont,
}: AccessibilityEdges): AccessibilityStore {
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
