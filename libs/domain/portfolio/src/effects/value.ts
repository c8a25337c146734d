import type { Effect } from './Effect.js';

/** A valuation files the price of an instrument as of the close of its day, and changes nothing else. */
export const value: Effect = () => null;
