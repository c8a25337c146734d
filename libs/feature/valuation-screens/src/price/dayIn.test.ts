import { expect, it } from 'vitest';
import { dayIn } from './dayIn.js';

it.each([
  ['UTC', '2026-11-20'],
  ['America/Los_Angeles', '2026-11-20'],
  ['Asia/Tokyo', '2026-11-21'],
])('[VALUATION-SCREENS-70] takes the day of today from the reader’s own time zone (%s)', (zone, day) => {
  expect(dayIn(zone, new Date('2026-11-20T22:00:00.000Z'))).toBe(day);
});
