import { createStoredEntries } from '@finance-analyst/stored-entries';
import { expect, it, vi } from 'vitest';
import { createPreferences } from './createPreferences.js';
import { usageConsent } from './usageConsent.js';

it('[SESSION-28] allows recording and no sharing until the user chooses otherwise', () => {
  const preferences = createPreferences(createStoredEntries({}));
  const consent = usageConsent(preferences);
  const read = () => ({ isRecording: consent.isRecording(), isSharing: consent.isSharing() });
  expect(read()).toEqual({ isRecording: true, isSharing: false });
  const listener = vi.fn();
  const stop = consent.subscribe(listener);
  preferences.change({ usageRecording: false, usageSharing: true });
  expect(listener).toHaveBeenCalled();
  expect(read()).toEqual({ isRecording: false, isSharing: true });
  stop();
});
