import { powersOfTen } from '../decimal/powersOfTen.js';
import { roundedShare } from '../decimal/roundedShare.js';
import { subtractUnits } from '../decimal/subtractUnits.js';
import { addTotals } from '../fold/addTotals.js';
import { changeCash } from '../fold/changeCash.js';
import { netOf } from '../fold/netOf.js';
import { stepsOf } from '../fold/stepsOf.js';
import type { Lot } from '../lots/Lot.js';
import { resizeLots } from '../lots/resizeLots.js';
import type { Effect } from './Effect.js';
import { heldForAction } from './heldForAction.js';
import { otherCurrencyProblem } from './otherCurrencyProblem.js';
import { receivedBySide, tooLittle } from './receivedBySide.js';
import { receiveLots } from './receiveLots.js';

/**
 * A spin-off or an issue of rights gives shares of another instrument for those held. The share of the cost filed, in
 * proportion to market values, moves to them from each lot, with its day of acquisition. Source: IRS Publication 550,
 * Stock dividends and Stock rights (rights without a share filed cost 0), and section 358 of the Internal Revenue Code.
 */
export const separate: Effect = (folding, row) => {
  const held = heldForAction(folding, row);
  if (!held.ok) return held.reason;
  const position = held.value;
  const { currency } = position;
  const problem = otherCurrencyProblem(folding, row, currency);
  if (problem !== null) return problem;
  const received = receivedBySide(row, position);
  if (!received.ok) return received.reason;
  const share = row.costShare ?? { units: 0, places: 0 };
  const whole = powersOfTen[share.places] ?? 1;
  const steps = stepsOf(folding, row, currency ?? row.account.account.currency);
  const costsOf = (lot: Lot): Pick<Lot, 'cost' | 'accountCost'> => ({
    cost: roundedShare(lot.cost, share.units, whole, steps.own),
    accountCost:
      lot.accountCost === null ? null : roundedShare(lot.accountCost, share.units, whole, steps.account),
  });
  const sides = (['long', 'short'] as const).map((side) => {
    const children = resizeLots(position[side], received.value[side].received);
    return children && { side, children: children.map((lot) => ({ ...lot, ...costsOf(lot) })) };
  });
  if (sides.includes(null)) return tooLittle;
  for (const half of sides) {
    if (!half) continue;
    const { side, children } = half;
    position[side] = position[side].map((lot) => {
      const moved = costsOf(lot);
      return {
        ...lot,
        cost: subtractUnits(lot.cost, moved.cost),
        accountCost:
          lot.accountCost === null || moved.accountCost === null
            ? null
            : subtractUnits(lot.accountCost, moved.accountCost),
      };
    });
    if (children.length > 0)
      receiveLots(folding, row, row.otherPosition, side, currency, children, received.value[side].fraction);
  }
  changeCash(folding, row, netOf(folding, row));
  addTotals(folding, row);
  return null;
};
