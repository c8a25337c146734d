import type { Units } from './Units.js';

/** Negative if `a < b`, 0 if they are equal, positive if `a > b`. */
export const compareUnits = (a: Units, b: Units): number => (a < b ? -1 : a > b ? 1 : 0);
