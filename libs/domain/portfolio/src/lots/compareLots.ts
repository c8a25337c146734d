import type { Lot } from './Lot.js';

/** Oldest first; lots of one day in the order of their rows. */
export const compareLots = (a: Lot, b: Lot): number =>
  a.acquired - b.acquired || a.entry - b.entry || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
