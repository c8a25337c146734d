import { damaged, defineEntry, sound, type StoredEntry } from '@finance-analyst/stored-entries';

/** What is stored and is no event, such as one of a newer release, stays in the list. */
export type EventListEntry = StoredEntry<readonly unknown[]>;

/** A text; null where none is stored. */
export type TextEntry = StoredEntry<string | null>;

const text = (key: string, describe: string): TextEntry =>
  defineEntry<string | null>({
    key,
    form: 'text',
    parse: (stored) => sound(typeof stored === 'string' ? stored : null),
    describe,
    clearedWith: 'usage',
    inBackup: true,
  });

export const eventListEntry = (key: string, describe: string, mostItems: number): EventListEntry =>
  defineEntry<readonly unknown[]>({
    key,
    parse: (stored) => {
      if (stored === undefined) return sound([]);
      return Array.isArray(stored) ? sound(stored as readonly unknown[]) : damaged([]);
    },
    mostItems,
    describe,
    whenDamaged: 'Usage records: recording starts over.',
    clearedWith: 'usage',
    inBackup: true,
  });

/** Where a damaged list is set aside, so that its own entry can be used again. */
export const asideEntry = (key: string, list: string): TextEntry =>
  text(`${key}.unreadable`, `A damaged list of ${list} as it was found.`);

export const userIdEntry = text(
  'usage_user_id',
  'A random number that identifies this browser in its usage records.',
);
export const usageEventsEntry = eventListEntry(
  'usage_events',
  'Recent use of the app: at most 1000 events.',
  1000,
);
export const analyticsEventsEntry = eventListEntry(
  'analytics_events',
  'The last 100 errors, conversions and steps of flows.',
  100,
);
export const surveyShownEntry = text(
  'satisfaction_survey_shown',
  'When the survey was shown, so that it is shown once.',
);
export const usageEventsAsideEntry = asideEntry(usageEventsEntry.key, 'recent use');
export const analyticsEventsAsideEntry = asideEntry(
  analyticsEventsEntry.key,
  'errors, conversions and steps',
);

/**
 * Everything that this library stores on the device. All of it belongs in a backup: the records are the person's, the id
 * is part of each of them, and the survey must not be shown twice.
 */
export const usageEntries: readonly StoredEntry[] = [
  userIdEntry,
  usageEventsEntry,
  analyticsEventsEntry,
  surveyShownEntry,
  usageEventsAsideEntry,
  analyticsEventsAsideEntry,
];
