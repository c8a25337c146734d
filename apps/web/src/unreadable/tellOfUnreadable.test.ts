import { createAccessibilityStore } from '@finance-analyst/accessibility';
import { selectActiveNotifications } from '@finance-analyst/notifications';
import { createPreferences } from '@finance-analyst/session';
import { beforeEach, expect, it } from 'vitest';
import { selectAskedAddress } from '../address/addressSlice.js';
import { createStore } from '../store.js';
import { messages } from './messages.js';
import { tellOfUnreadable } from './tellOfUnreadable.js';

beforeEach(() => {
  localStorage.clear();
});

const tell = (entries: Readonly<Record<string, string>>, storage: Storage = localStorage) => {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  const store = createStore({ apiBase: '/api/', clock: () => new Date('2026-11-20T09:00:00.000Z') });
  const preferences = createPreferences({ storage, window });
  const accessibility = createAccessibilityStore({ storage, window, root: document.createElement('html') });
  tellOfUnreadable({ storage, preferences, accessibility }, store.dispatch);
  accessibility.stop();
  return { store, told: selectActiveNotifications(store.getState()) };
};

it.each([
  ['user-preferences', messages.preferences],
  ['accessibility-preferences', messages.accessibility],
  ['user', messages.user],
  ['fa_cli_state', messages.terminal],
  ['tour_completed', messages.tour],
  ['usage_events', messages.usage],
  ['analytics_events', messages.usage],
])('[WEB-28] says what holds where %s cannot be read', (key, words) => {
  const { told } = tell({ [key]: '{' });
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({
    type: 'warning',
    title: messages.title,
    message: `${words} ${messages.kept}`,
    actionLabel: messages.action,
  });
  expect(localStorage.getItem(key)).toBe('{');
});

it('[WEB-28] says it of all of them in one toast, which leads to the settings', () => {
  const { store, told } = tell({ user: '[]', 'user-preferences': 'null', tour_completed: '7' });
  expect(told.map(({ message }) => message)).toEqual([
    [messages.preferences, messages.user, messages.tour, messages.kept].join(' '),
  ]);
  expect(selectAskedAddress(store.getState())).toBeNull();
  store.dispatch(told[0]?.action ?? { type: 'none' });
  expect(selectAskedAddress(store.getState())).toBe('/settings');
});

it('[WEB-28] says nothing where all can be read, nor where nothing may be read', () => {
  const fine = { user: '{"name":"A"}', tour_completed: 'true', fa_cli_state: '{"isExpanded":true}' };
  expect(tell(fine).told).toEqual([]);
  const refusing = {
    getItem: () => {
      throw new DOMException('Refused.', 'SecurityError');
    },
  };
  expect(tell({}, refusing as unknown as Storage).told).toEqual([]);
});
