import { expect, it } from 'vitest';
import { createFakeStorage } from '../testing/createFakeStorage.js';
import {
  isTourCompleted,
  isTourRecordUnreadable,
  storeTourCompleted,
  tourCompletedKey,
} from './tourCompleted.js';

it.each(['{', 'null', '7', ''])(
  '[ONBOARDING-TOUR-11] takes %j for a tour that was seen, and knows it',
  (stored) => {
    const storage = createFakeStorage({ [tourCompletedKey]: stored });
    expect(isTourCompleted(storage)).toBe(true);
    expect(isTourRecordUnreadable(storage)).toBe(true);
    expect(storeTourCompleted(storage)).toBe(true);
    expect(storage.getItem(tourCompletedKey)).toBe(stored);
  },
);

it('[ONBOARDING-TOUR-11] can read its own word, no word at all, and what it may not ask', () => {
  const storage = createFakeStorage();
  expect(isTourRecordUnreadable(storage)).toBe(false);
  storeTourCompleted(storage);
  expect(isTourRecordUnreadable(storage)).toBe(false);
  const refuse = () => {
    throw new DOMException('Refused.', 'SecurityError');
  };
  expect(isTourRecordUnreadable({ getItem: refuse })).toBe(false);
});
