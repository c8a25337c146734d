import { createStoredEntries } from '@finance-analyst/stored-entries';
import { expect, it } from 'vitest';
import { createFakeStorage } from '../testing/createFakeStorage.js';
import { tourCompletedEntry } from './tourCompletedEntry.js';

const tourIn = (entries: Readonly<Record<string, string>>) =>
  createStoredEntries({ device: createFakeStorage(entries) }).open(tourCompletedEntry);

it.each(['{', 'null', '7', ''])('[ONBOARDING-TOUR-11] counts %j as seen and as damaged', (stored) => {
  const tour = tourIn({ tour_completed: stored });
  expect(tour.read()).toBe(true);
  expect(tour.state()).toBe('damaged');
});

it('[ONBOARDING-TOUR-11] reads its own value, and a missing one', () => {
  const tour = tourIn({});
  expect(tour.read()).toBe(false);
  expect(tour.state()).toBe('absent');
  tour.write(true);
  expect(tour.text()).toBe('true');
  expect(tour.state()).toBe('sound');
});
