import { numberOf } from '../decimal/numberOf.js';
import type { Units } from '../decimal/Units.js';
import type { Walk } from './Walk.js';

/** Adds what a row changed in a slot of cash to the day, with the others in its currency. Returns it in the currency of the history. */
export function walkCash(walk: Walk, slot = -1, change: Units = 0, at: number): number {
  const { registry, moneyPlaces } = walk.ledger;
  const key = registry.cash.entries[slot];
  if (!key || change === 0) return 0;
  let changes = walk.cash.get(key.currency);
  if (!changes) {
    changes = new Float64Array(walk.market.days.length);
    walk.cash.set(key.currency, changes);
  }
  changes[at] = (changes[at] as number) + Number(change);
  return walk.rates.convert(numberOf(change, moneyPlaces), key.currency, at);
}
