import { addUnits } from '../decimal/addUnits.js';
import { shareOut } from '../decimal/shareOut.js';
import type { Units } from '../decimal/Units.js';
import type { Lot } from './Lot.js';
import type { MoneySteps } from './MoneySteps.js';

/** Gives each lot its share by quantity of the cost of all, in whole minor units. */
export function averageCosts(lots: Lot[], steps: MoneySteps): void {
  const weights = lots.map(({ quantity }) => quantity);
  const costs = shareOut(
    lots.reduce<Units>((sum, { cost }) => addUnits(sum, cost), 0),
    weights,
    steps.own,
  );
  const known = lots.flatMap(({ accountCost }) => (accountCost === null ? [] : [accountCost]));
  const accountCosts =
    known.length === lots.length ? shareOut(known.reduce(addUnits, 0), weights, steps.account) : null;
  lots.forEach((lot, place) => {
    lots[place] = { ...lot, cost: costs[place] ?? 0, accountCost: accountCosts?.[place] ?? null };
  });
}
