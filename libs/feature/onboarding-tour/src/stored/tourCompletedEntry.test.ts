import { createStoredEntries } from '@finance-analyst/stored-entries';
import { expect, it } from 'vitest';
import { createFakeStorage } from '../testing/createFakeStorage.js';
import { tourCompletedEntry } from './tourCompletedEntry.js';

const tourIn = (entries: Readonly<Record<string, string>>) =>
  createStoredEntries({ device: createFakeStorage(entries) }).open(tourCompletedEntry);

it.each(['{', 'null', '7', ''])(
  '[ONBOARDING-TOUR-11] takes %j for a tour that was seen, and knows it',
  (stored) => {
    const tour = tourIn({ tour_completed: stored });
    expect(tour.read()).toBe(true);
    expect(tour.state()).toBe('damaged');
  },
);

it('[ONBOARDING-TOUR-11] can read its own word, and no word at all', () => {
  const tour = tourIn({});
  expect(tour.read()).toBe(false);
  expect(tour.state()).toBe('absent');
  tour.write(true);
  expect(tour.text()).toBe('true');
  expect(tour.state()).toBe('sound');
});
