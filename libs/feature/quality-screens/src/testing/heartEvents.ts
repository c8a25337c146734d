import type { HeartEvents } from '../metrics/HeartEvents.js';

export const heartNow = new Date('2026-11-30T12:00:00.000Z');

/** Noon on a day of November 2026. */
export const noonOf = (day: number): string => new Date(Date.UTC(2026, 10, day, 12)).toISOString();

/** The product's screens. */
export const heartScreens = ['/', '/valuation-workbench', '/status', '/mobile'].map((path) => ({ path }));

/** A window of 28 days that ends at noon on 30 November 2026, with days in UTC. */
export const heartEvents = (changes: Partial<HeartEvents> = {}): HeartEvents => ({
  usage: [],
  analytics: [],
  days: 28,
  now: heartNow,
  dayOf: (iso) => iso.slice(0, 10),
  screens: heartScreens,
  ...changes,
});
