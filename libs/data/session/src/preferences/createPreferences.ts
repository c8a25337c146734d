import type { StoredEntries } from '@finance-analyst/stored-entries';
import { messages } from '../messages.js';
import { preferenceChecks } from './preferenceChecks.js';
import { preferencesEntry } from './preferencesEntry.js';
import { preferenceFields, type PreferenceValues } from './PreferenceValues.js';

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
  /** What is stored, unchecked; `undefined` where nothing is. */
  stored(): unknown;
}

/** The preferences under `user-preferences`; fields that are not this library's stay as they are. */
export function createPreferences(entries: StoredEntries): Preferences {
  const value = entries.open(preferencesEntry);
  return {
    read: value.read,
    change: (wanted) => {
      const invalid = preferenceFields.find(
        (field) => Object.hasOwn(wanted, field) && !preferenceChecks[field](wanted[field]),
      );
      if (invalid) return { ok: false, reason: messages.invalidPreference[invalid] };
      return value.write(wanted).ok ? { ok: true } : { ok: false, reason: messages.preferenceNotStored };
    },
    subscribe: (listener) =>
      value.subscribe(() => {
        listener();
      }),
    problem: () => (value.unstored() === null ? null : messages.preferenceNotStored),
    stored: value.stored,
  };
}
