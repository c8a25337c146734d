import { numberOf } from '../decimal/numberOf.js';
import type { Units } from '../decimal/Units.js';
import { columnOf } from './columnOf.js';
import type { Walk } from './Walk.js';

/** Adds what a row changed in a slot of cash to the day, with the others in its currency. Returns it in the currency of the history. */
export function walkCash(walk: Walk, slot = -1, change: Units = 0, at: number): number {
  const { registry, moneyPlaces } = walk.ledger;
  const key = registry.cash.entries[slot];
  if (!key || change === 0) return 0;
  const changes = columnOf(walk.cash, key.currency, walk.market.days.length);
  changes[at] = (changes[at] as number) + Number(change);
  return walk.rates.convert(numberOf(change, moneyPlaces), key.currency, at);
}
