import { pendingNavigationSlice, selectPendingAddress } from '@finance-analyst/navigation';
import { notificationsSlice, selectActiveNotifications } from '@finance-analyst/notifications';
import { configureStore } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { createStoredEntries } from './createStoredEntries.js';
import { messages } from './messages.js';
import { notifyOfDamage } from './notifyOfDamage.js';
import { createFakeStorage } from './testing/createFakeStorage.js';
import { layoutEntry, versionEntry } from './testing/exampleEntries.js';

const report = async (stored: Readonly<Record<string, string>>) => {
  const store = configureStore({
    reducer: { pendingNavigation: pendingNavigationSlice.reducer, notifications: notificationsSlice.reducer },
  });
  const entries = createStoredEntries({ device: createFakeStorage(stored) });
  await notifyOfDamage(entries, [layoutEntry, versionEntry], store.dispatch);
  return { store, shown: selectActiveNotifications(store.getState()) };
};

it('[STORED-ENTRIES-22] reports damage in one toast, which leads to the settings', async () => {
  const { store, shown } = await report({ layout: '7' });
  expect(shown).toMatchObject([
    {
      type: 'warning',
      title: messages.damageTitle,
      message: 'Layout: the defaults apply. Nothing was overwritten.',
      actionLabel: messages.openSettings,
    },
  ]);
  store.dispatch(shown[0]?.action ?? { type: 'none' });
  expect(selectPendingAddress(store.getState())).toBe('/settings');
});

it('[STORED-ENTRIES-22] reports nothing if all can be read', async () => {
  expect((await report({ layout: '{}', version: '?' })).shown).toEqual([]);
});
