import { createStoredEntries } from '@finance-analyst/stored-entries';
import { beforeEach, expect, it } from 'vitest';
import { loadBackupEntries } from './loadBackupEntries.js';
import { loadStoredEntries } from './loadStoredEntries.js';

beforeEach(() => {
  localStorage.clear();
});

it('[WEB-130] knows every entry that libraries and features store, each under a key of its own', async () => {
  const keys = (await loadStoredEntries()).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.toSorted()).toEqual([
    'accessibility-preferences',
    'analytics_events',
    'analytics_events.unreadable',
    'fa_cli_state',
    'feature-flag-overrides',
    'install-prompt-dismissed',
    'last_seen_version',
    'satisfaction_survey_shown',
    'tour_completed',
    'usability-test',
    'usage_events',
    'usage_events.unreadable',
    'usage_user_id',
    'user',
    'user-preferences',
  ]);
});

it('[WEB-130] gives a backup what is stored on the device, and nothing of the tab or of others', async () => {
  const stored = {
    tour_completed: 'true',
    usage_user_id: 'abc',
    'install-prompt-dismissed': 'true',
    other: 'x',
  };
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  const entries = createStoredEntries({ device: localStorage, tab: localStorage });
  expect(await loadBackupEntries(entries)).toEqual({ tour_completed: 'true', usage_user_id: 'abc' });
});
