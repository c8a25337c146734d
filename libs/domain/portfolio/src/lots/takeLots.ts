import { compareUnits } from '../decimal/compareUnits.js';
import { subtractUnits } from '../decimal/subtractUnits.js';
import type { Units } from '../decimal/Units.js';
import type { LotMethod } from '../row/LotMethod.js';
import { averageCosts } from './averageCosts.js';
import type { Lot } from './Lot.js';
import type { MoneySteps } from './MoneySteps.js';
import { nextLot } from './nextLot.js';
import { splitLot } from './splitLot.js';

export interface Taking {
  /** At most what the lots have together. */
  readonly quantity: Units;
  readonly method: LotMethod;
  readonly isShort: boolean;
  /** Lots that are closed first by their place in the list, each with no more than it has; together `quantity`. */
  readonly named: readonly { readonly lot: string; readonly quantity: Units }[] | null;
  readonly steps: MoneySteps;
}

/** Removes a quantity from lots and returns the parts removed, in the order of removal. */
export function takeLots(lots: Lot[], { quantity, method, isShort, named, steps }: Taking): readonly Lot[] {
  const taken: Lot[] = [];
  const takeFrom = (place: number, wanted: Units): Units => {
    const lot = lots[place];
    if (!lot) return 0;
    if (compareUnits(lot.quantity, wanted) <= 0) {
      lots.splice(place, 1);
      taken.push(lot);
      return lot.quantity;
    }
    const { part, rest } = splitLot(lot, wanted, steps);
    lots[place] = rest;
    taken.push(part);
    return wanted;
  };
  if (method === 'average' && lots.length > 1) averageCosts(lots, steps);
  if (named)
    for (const { lot: id, quantity: wanted } of named)
      takeFrom(
        lots.findIndex((lot) => lot.id === id),
        wanted,
      );
  else
    for (let left = quantity; left > 0 && lots.length > 0;)
      left = subtractUnits(left, takeFrom(nextLot(lots, method, isShort), left));
  return taken;
}
