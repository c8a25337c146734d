import { expect, it } from 'vitest';
import { formatDate } from './formatDate.js';

it('[FIGURES-6] writes dates in the locale, at the length asked for', () => {
  expect(formatDate('2026-11-20', { locale: 'en-GB' })).toBe('20 Nov 2026');
  expect(formatDate('2026-11-20', { locale: 'en-GB', length: 'month' })).toBe('Nov 2026');
  expect(formatDate('2026-11-20T16:00:00Z', { locale: 'en-GB', length: 'minute' })).toBe(
    '20 Nov 2026, 16:00',
  );
});

it('[FIGURES-12] keeps a calendar day in every time zone, and moves a moment', () => {
  const timeZone = 'America/New_York';
  expect(formatDate('2026-11-20', { locale: 'en-GB', timeZone })).toBe('20 Nov 2026');
  expect(formatDate('2026-11-20T02:30:00Z', { locale: 'en-GB', length: 'minute', timeZone })).toBe(
    '19 Nov 2026, 21:30',
  );
  expect(formatDate('2026-11-20T02:30:00Z', { locale: 'en-GB', length: 'time', timeZone })).toBe('21:30');
});

it('[FIGURES-1] writes a dash for what is no date', () => {
  expect(formatDate('soon', { locale: 'en-GB' })).toBe('–');
});
