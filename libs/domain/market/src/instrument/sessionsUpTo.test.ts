import { expect, it } from 'vitest';
import { sessionsUpTo } from './sessionsUpTo.js';

it.each([
  ['2026-01-05', { from: '2025-12-26', to: '2026-01-05' }],
  ['2024-03-01', { from: '2024-02-20', to: '2024-03-01' }],
  ['no day', null],
  ['', null],
])('[MARKET-66] takes the ten days up to %s', (day, sessions) => {
  expect(sessionsUpTo(day)).toEqual(sessions);
});
