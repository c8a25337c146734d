import { messages } from '../messages.js';
import { parseFields } from '../storage/parseFields.js';
import { readEntry } from '../storage/readEntry.js';
import { preferenceChecks } from './preferenceChecks.js';
import { describeUnreadable } from './describeUnreadable.js';
import { preferenceFields, type PreferenceValues } from './PreferenceValues.js';
import { readPreferenceFields } from './readPreferenceFields.js';

/** The entry of the browser's storage that holds what a person prefers. */
export const preferencesKey = 'user-preferences';

export interface PreferencesEdges {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/** Whether a change is kept, or why it is not. */
export type PreferenceOutcome = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** What a person prefers, on this device and in all its tabs. */
export interface Preferences {
  /** The same object until something changes. */
  read(): PreferenceValues;
  /** Holds at once. `ok: false` where a value makes no sense, or lasts only until the tab closes. */
  change(values: Partial<PreferenceValues>): PreferenceOutcome;
  /** Tells of changes here and in other tabs. Returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** What to tell the person while the browser keeps no settings; null while it does. */
  problem(): string | null;
  /** What to tell the person while something that they chose cannot be read; null while all of it can. */
  unreadable(): string | null;
}

const fieldsIn = (text: string | null): Readonly<Record<string, unknown>> => parseFields(text) ?? {};

/** The preferences under `user-preferences`; fields that are not this library's stay as they are. */
export function createPreferences({ storage, window }: PreferencesEdges): Preferences {
  const listeners = new Set<() => void>();
  let text = readEntry(storage, preferencesKey);
  let stored = readPreferenceFields(fieldsIn(text));
  let unreadable = describeUnreadable(text);
  // What the browser refused to keep; it holds until the tab closes, or another tab chooses otherwise.
  let unstored: Partial<PreferenceValues> = {};
  let values = stored;

  const refresh = (): void => {
    const next = readEntry(storage, preferencesKey);
    if (next === text) return;
    const before = stored;
    text = next;
    stored = readPreferenceFields(fieldsIn(next));
    unreadable = describeUnreadable(next);
    unstored = Object.fromEntries(
      Object.entries(unstored).filter(
        ([field]) => before[field as keyof PreferenceValues] === stored[field as keyof PreferenceValues],
      ),
    );
    values = { ...stored, ...unstored };
  };

  const notify = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const follow = ({ key }: StorageEvent): void => {
    if (key !== null && key !== preferencesKey) return;
    refresh();
    notify();
  };

  return {
    read: () => {
      refresh();
      return values;
    },
    change: (wanted) => {
      const invalid = preferenceFields.find(
        (field) => Object.hasOwn(wanted, field) && !preferenceChecks[field](wanted[field]),
      );
      if (invalid) return { ok: false, reason: messages.invalidPreference[invalid] };
      refresh();
      const pending = { ...unstored, ...wanted };
      try {
        storage.setItem(preferencesKey, JSON.stringify({ ...fieldsIn(text), ...pending }));
        unstored = {};
        refresh();
        return { ok: true };
      } catch {
        unstored = pending;
        values = { ...stored, ...unstored };
        return { ok: false, reason: messages.preferenceNotStored };
      } finally {
        notify();
      }
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', follow);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', follow);
      };
    },
    problem: () => (Object.keys(unstored).length > 0 ? messages.preferenceNotStored : null),
    unreadable: () => unreadable,
  };
}
