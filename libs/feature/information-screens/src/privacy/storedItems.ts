export type StoragePlace = 'settings' | 'usage' | 'work' | 'answers' | 'product' | 'tab';

/** Something that the product keeps on the device, by the name under which the browser shows it. */
export interface StoredItem {
  /** Key, name of a database, or name of a cache; an asterisk stands for the rest of a name. */
  readonly name: string;
  readonly kind: 'local storage' | 'session storage' | 'database' | 'cache';
  readonly holds: string;
  /** What it is cleared with. */
  readonly place: StoragePlace;
}

const local = (place: StoragePlace, name: string, holds: string): StoredItem => ({
  name,
  kind: 'local storage',
  holds,
  place,
});

/** Everything that the product keeps on the device. */
export const storedItems: readonly StoredItem[] = [
  local(
    'settings',
    'user-preferences',
    'What you chose in Settings: theme, locale, time zone, terminal, navigation, recording, sharing and performance warnings.',
  ),
  local('settings', 'accessibility-preferences', 'What you chose for accessibility.'),
  local(
    'settings',
    'user',
    'Name and role of whoever is signed in. There are no accounts yet, so the product writes nothing here; it never holds a password.',
  ),
  local('settings', 'fa_cli_state', 'Whether the terminal is open, and since when.'),
  local('settings', 'tour_completed', 'That the tour was closed.'),
  local('settings', 'last_seen_version', 'The newest version whose news you opened.'),
  local(
    'settings',
    'feature-flag-overrides',
    'Features that a developer switched on or off here; the product never writes it.',
  ),
  {
    name: 'install-prompt-dismissed',
    kind: 'session storage',
    holds: 'That you dismissed the offer to install the product.',
    place: 'tab',
  },
  {
    name: 'usability-test',
    kind: 'session storage',
    holds: 'A usability test that is under way: its tasks, times and answers.',
    place: 'tab',
  },
  local('usage', 'usage_user_id', 'A random number that tells this browser from others in its own records.'),
  local('usage', 'usage_events', 'What was done with the product lately: at most 1000 events.'),
  local('usage', 'analytics_events', 'The last 100 errors, conversions and steps of flows.'),
  local('usage', 'satisfaction_survey_shown', 'When the survey was shown, so that it is shown once.'),
  local('usage', 'usage_events.unreadable', 'A damaged list of events as it was found.'),
  local('usage', 'analytics_events.unreadable', 'A damaged list of events as it was found.'),
  {
    name: 'finance-analyst:*',
    kind: 'database',
    holds:
      'Your documents with their statements, their last 50 versions, unsaved edits, removed documents, and what could not be opened.',
    place: 'work',
  },
  {
    name: 'api-v1',
    kind: 'cache',
    holds:
      'Answers of the server: searches, prices, filings, calculations; each with an age after which it is asked again.',
    place: 'answers',
  },
  {
    name: 'dynamic-v1',
    kind: 'cache',
    holds: 'The page itself as it was last loaded, for a start without a network.',
    place: 'answers',
  },
  {
    name: 'static-v1',
    kind: 'cache',
    holds: 'Files of the product, for up to seven days.',
    place: 'product',
  },
  {
    name: 'workbox-precache-*',
    kind: 'cache',
    holds: 'The files of the installed release; they go with the next one.',
    place: 'product',
  },
];

/** The entries of the browser's storage that are cleared with a place, or all of them. */
export const localKeys = (place?: StoragePlace): readonly string[] =>
  storedItems
    .filter((item) => item.kind === 'local storage' && (place === undefined || item.place === place))
    .map(({ name }) => name);
