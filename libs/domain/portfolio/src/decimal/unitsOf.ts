import type { Units } from './Units.js';

const largest = BigInt(Number.MAX_SAFE_INTEGER);

/** The one form of a whole number. */
export const unitsOf = (value: bigint): Units =>
  value <= largest && value >= -largest ? Number(value) : value;
