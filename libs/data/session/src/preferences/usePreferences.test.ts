import { createStoredEntries } from '@finance-analyst/stored-entries';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '../messages.js';
import { createFakeStorage } from '../testing/createFakeStorage.js';
import { unreadableMessages } from './unreadableMessages.js';
import { createPreferences } from './createPreferences.js';
import { usePreferences } from './usePreferences.js';
import { usePreferencesProblem } from './usePreferencesProblem.js';
import { useUnreadablePreferences } from './useUnreadablePreferences.js';

it('[SESSION-13] re-renders when a preference changes', () => {
  const preferences = createPreferences(createStoredEntries({ device: createFakeStorage() }));
  const { result } = renderHook(() => usePreferences(preferences));
  expect(result.current.theme).toBe('system');
  act(() => void preferences.change({ theme: 'dark' }));
  expect(result.current.theme).toBe('dark');
});

it('[SESSION-14] shows how long a preference lasts', () => {
  const storage = createFakeStorage();
  storage.isFull = true;
  const preferences = createPreferences(createStoredEntries({ device: storage }));
  const { result } = renderHook(() => usePreferencesProblem(preferences));
  expect(result.current).toBeNull();
  act(() => void preferences.change({ theme: 'dark' }));
  expect(result.current).toBe(messages.preferenceNotStored);
});

it('[SESSION-15] shows what cannot be read', () => {
  const storage = createFakeStorage({ 'user-preferences': '{' });
  const preferences = createPreferences(createStoredEntries({ device: storage }));
  const { result } = renderHook(() => useUnreadablePreferences(preferences));
  expect(result.current).toBe(unreadableMessages.unreadable);
  act(() => void preferences.change({ theme: 'dark' }));
  expect(result.current).toBeNull();
});
