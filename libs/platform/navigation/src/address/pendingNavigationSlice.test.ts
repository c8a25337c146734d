import { configureStore } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import {
  navigationRequested,
  navigationStarted,
  pendingNavigationSlice,
  selectPendingAddress,
} from './pendingNavigationSlice.js';

it('[NAVIGATION-47] remembers where an action leads until the person is there', () => {
  const store = configureStore({ reducer: { pendingNavigation: pendingNavigationSlice.reducer } });
  expect(selectPendingAddress(store.getState())).toBeNull();
  store.dispatch(navigationRequested('/settings'));
  expect(selectPendingAddress(store.getState())).toBe('/settings');
  store.dispatch(navigationStarted());
  expect(selectPendingAddress(store.getState())).toBeNull();
});
