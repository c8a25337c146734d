import type { StoredEntries } from '@finance-analyst/stored-entries';
import { messages } from '../messages.js';
import { preferenceChecks } from './preferenceChecks.js';
import { preferencesEntry } from './preferencesEntry.js';
import { preferenceFields, type PreferenceValues } from './PreferenceValues.js';

/** Whether a change was stored, or why not. */
export type PreferenceOutcome = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** A person's preferences, on this device and in all its tabs. */
export interface Preferences {
  /** The same object until something changes. */
  read(): PreferenceValues;
  /** Applies immediately. `ok: false` if a value is invalid, or lasts only until the tab closes. */
  change(values: Partial<PreferenceValues>): PreferenceOutcome;
  /** Subscribes to changes here and in other tabs. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** What to tell the person while the browser cannot store settings; null while it can. */
  problem(): string | null;
  /** The stored values, unchecked; `undefined` if there are none. */
  stored(): unknown;
}

/** The preferences under `user-preferences`; fields of other libraries are left unchanged. */
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
