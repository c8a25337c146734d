import { ownPosition } from '../fold/ownPosition.js';
import type { Effect } from './Effect.js';

/** A valuation files the price of an instrument as of the close of its day. */
export const value: Effect = (folding, row) => {
  if (row.price && row.currency !== null)
    ownPosition(folding.state, row.position).valuation = {
      day: row.day,
      price: row.price.units,
      places: row.price.places,
      currency: row.currency,
    };
  return null;
};
