import type { NewestDay } from '../comparables/newestDayOf.js';

/** The day of the examples, as the last on which something can have happened. */
export const newestToday = (): NewestDay => ({ day: '2026-11-20', isPast: false });
