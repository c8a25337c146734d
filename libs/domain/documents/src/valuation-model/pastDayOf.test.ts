import { expect, it } from 'vitest';
import { pastDayOf } from './pastDayOf.js';

const made = (knownOn: string) => ({ createdAt: '2026-11-20T23:30:00.000Z', body: { knownOn } });

it('[DOCUMENTS-13] gives the day of statements known as of an earlier day', () => {
  expect(pastDayOf(made('2024-12-31'))).toBe('2024-12-31');
  expect(pastDayOf(made('2026-11-19'))).toBe('2026-11-19');
});

it('[DOCUMENTS-13] gives none for the day the model was made, nor if that day began before UTC', () => {
  expect(pastDayOf(made('2026-11-20'))).toBeNull();
  expect(pastDayOf(made('2026-11-21'))).toBeNull();
});
