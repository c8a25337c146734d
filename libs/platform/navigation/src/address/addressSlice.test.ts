import { configureStore } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { addressAsked, addressReached, addressSlice, selectAskedAddress } from './addressSlice.js';

it('[NAVIGATION-47] remembers where an action leads until the person is there', () => {
  const store = configureStore({ reducer: { address: addressSlice.reducer } });
  expect(selectAskedAddress(store.getState())).toBeNull();
  store.dispatch(addressAsked('/settings'));
  expect(selectAskedAddress(store.getState())).toBe('/settings');
  store.dispatch(addressReached());
  expect(selectAskedAddress(store.getState())).toBeNull();
});
