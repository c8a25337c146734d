import { wordDistance } from './wordDistance.js';

/** The fewest letters to insert, delete, replace or swap with a neighbor to turn one word into the other. */
export const editDistance = (from: string, to: string): number =>
  wordDistance(from, to, { limit: Math.max(from.length, to.length) }) ?? Math.max(from.length, to.length);
