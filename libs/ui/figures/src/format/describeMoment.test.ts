import { expect, it } from 'vitest';
import { describeMoment } from './describeMoment.js';
import { formatDate, type DateLength } from './formatDate.js';

const formatting = (timeZone: string) => ({
  formatDate: (iso: string, length?: DateLength) =>
    formatDate(iso, { locale: 'en-GB', timeZone, ...(length ? { length } : {}) }),
});
const now = new Date('2026-11-20T14:30:00.000Z');

it.each([
  ['2026-11-20T09:05:00.000Z', 'UTC', '09:05'],
  ['2026-11-19T23:05:00.000Z', 'UTC', '19 Nov 2026, 23:05'],
  // The same moment is today where the reader is.
  ['2026-11-19T23:05:00.000Z', 'Europe/Zurich', '00:05'],
])('[FIGURES-21] says %s in %s as %s', (iso, timeZone, words) => {
  expect(describeMoment(iso, now, formatting(timeZone))).toBe(words);
});
