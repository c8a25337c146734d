import { selectAskedAddress } from '@finance-analyst/navigation';
import { selectActiveNotifications } from '@finance-analyst/notifications';
import { createStoredEntries, type EntryStorage } from '@finance-analyst/stored-entries';
import { beforeEach, expect, it } from 'vitest';
import { createStore } from '../store.js';
import { messages } from './messages.js';
import { notifyOfUnreadable } from './notifyOfUnreadable.js';

beforeEach(() => {
  localStorage.clear();
});

const tell = async (entries: Readonly<Record<string, string>>, device: EntryStorage = localStorage) => {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  const store = createStore({ apiBase: '/api/', clock: () => new Date('2026-11-20T09:00:00.000Z') });
  await notifyOfUnreadable(createStoredEntries({ device }), store.dispatch);
  return { store, told: selectActiveNotifications(store.getState()) };
};

it.each([
  ['user-preferences', 'Settings: the defaults apply.'],
  ['accessibility-preferences', 'Accessibility: the defaults apply.'],
  ['user', 'Sign-in: you are a guest.'],
  ['fa_cli_state', 'Terminal: it starts closed, unless the settings say otherwise.'],
  ['tour_completed', 'Tour: it counts as seen.'],
  ['usage_events', 'Recorded usage: recording begins anew beside it.'],
  ['analytics_events', 'Recorded usage: recording begins anew beside it.'],
])('[WEB-28] says what applies where %s is damaged', async (key, words) => {
  const { told } = await tell({ [key]: '{' });
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({
    type: 'warning',
    title: messages.title,
    message: `${words} ${messages.kept}`,
    actionLabel: messages.action,
  });
  expect(localStorage.getItem(key)).toBe('{');
});

it('[WEB-28] reports all of them in one toast, which leads to the settings', async () => {
  const { store, told } = await tell({ user: '[]', 'user-preferences': 'null', tour_completed: '7' });
  expect(told.map(({ message }) => message)).toEqual([
    'Settings: the defaults apply. Sign-in: you are a guest. Tour: it counts as seen. Nothing was overwritten.',
  ]);
  expect(selectAskedAddress(store.getState())).toBeNull();
  store.dispatch(told[0]?.action ?? { type: 'none' });
  expect(selectAskedAddress(store.getState())).toBe('/settings');
});

it('[WEB-28] reports nothing where all can be read, nor where nothing may be read', async () => {
  const fine = { user: '{"name":"A"}', tour_completed: 'true', fa_cli_state: '{"isExpanded":true}' };
  expect((await tell(fine)).told).toEqual([]);
  const refuse = (): never => {
    throw new DOMException('Refused.', 'SecurityError');
  };
  expect((await tell({}, { getItem: refuse, setItem: refuse, removeItem: refuse })).told).toEqual([]);
});
