import { expect, it } from 'vitest';
import { pastDayOf } from './pastDayOf.js';

const made = (knownOn: string) => ({ createdAt: '2026-11-20T23:30:00.000Z', body: { knownOn } });

it('[DOCUMENTS-13] tells the day of statements that were taken as known earlier', () => {
  expect(pastDayOf(made('2024-12-31'))).toBe('2024-12-31');
  expect(pastDayOf(made('2026-11-19'))).toBe('2026-11-19');
});

it('[DOCUMENTS-13] tells none of a model of its own day, nor where that began earlier than in UTC', () => {
  expect(pastDayOf(made('2026-11-20'))).toBeNull();
  expect(pastDayOf(made('2026-11-21'))).toBeNull();
});
