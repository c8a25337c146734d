import { selectActiveNotifications } from '@finance-analyst/notifications';
import { createStoredEntries, notifyOfDamage } from '@finance-analyst/stored-entries';
import { beforeEach, expect, it } from 'vitest';
import { createStore } from '../store.js';
import { loadStoredEntries } from './loadStoredEntries.js';

beforeEach(() => {
  localStorage.clear();
});

const report = async (stored: Readonly<Record<string, string>>) => {
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  const store = createStore({ apiBase: '/api/', clock: () => new Date('2026-11-20T09:00:00.000Z') });
  const entries = createStoredEntries({ device: localStorage });
  await notifyOfDamage(entries, await loadStoredEntries(), store.dispatch);
  return selectActiveNotifications(store.getState()).map(({ message }) => message);
};

it.each([
  ['user-preferences', 'Settings: the defaults apply.'],
  ['accessibility-preferences', 'Accessibility: the defaults apply.'],
  ['user', 'Sign-in: you are a guest.'],
  ['fa_cli_state', 'Terminal: starts closed, unless the settings say otherwise.'],
  ['tour_completed', 'Tour: counts as seen.'],
  ['usage_events', 'Usage records: recording starts over.'],
  ['analytics_events', 'Usage records: recording starts over.'],
])('[WEB-181] says what applies if %s is damaged', async (key, words) => {
  expect(await report({ [key]: '{' })).toEqual([`${words} Nothing was overwritten.`]);
  expect(localStorage.getItem(key)).toBe('{');
});

it('[WEB-181] reports nothing if every entry can be read', async () => {
  const fine = { user: '{"name":"A"}', tour_completed: 'true', fa_cli_state: '{"isExpanded":true}' };
  expect(await report(fine)).toEqual([]);
});
