import { addUnits } from '../decimal/addUnits.js';
import { mostPlaces } from '../decimal/mostPlaces.js';
import { multiplyUnits } from '../decimal/multiplyUnits.js';
import { powersOfTen } from '../decimal/powersOfTen.js';
import { roundedShare } from '../decimal/roundedShare.js';
import { shareOut } from '../decimal/shareOut.js';
import { subtractUnits } from '../decimal/subtractUnits.js';
import type { Units } from '../decimal/Units.js';
import type { Folding } from '../fold/Folding.js';
import { inAccountCurrency } from '../fold/inAccountCurrency.js';
import { moneyOf } from '../fold/moneyOf.js';
import { stepsOf } from '../fold/stepsOf.js';
import type { Lot } from '../lots/Lot.js';
import type { CheckedRow } from '../row/CheckedRow.js';

/**
 * Cash received beside shares in a merger, by lot: the gain is that of the whole exchange, but not above the cash and
 * never a loss; the rest of the cash lowers the cost (sections 356 and 358 of the Internal Revenue Code).
 */
export function payBoot(
  folding: Folding,
  row: CheckedRow,
  places: number,
  before: readonly Lot[],
  after: readonly Lot[],
  boot: Units,
): Lot[] {
  const { account, own } = stepsOf(folding, row, row.currency ?? '');
  const weights = before.map(({ quantity }) => quantity);
  const cash = shareOut(boot, weights, own);
  const accountBoot = inAccountCurrency(folding, row, boot);
  const accountCash = accountBoot === null ? null : shareOut(accountBoot, weights, account);
  return after.map((lot, place) => {
    const paid = cash[place] ?? 0;
    const shares = valueOf(folding, row, lot.quantity, own);
    const recovered = recoveredOf(lot.cost, paid, shares);
    const accountPaid = accountCash?.[place] ?? null;
    const accountShares = inAccountCurrency(folding, row, shares);
    const accountRecovered =
      lot.accountCost === null || accountPaid === null || accountShares === null
        ? null
        : recoveredOf(lot.accountCost, accountPaid, accountShares);
    folding.state.closed.push({
      position: row.position,
      places,
      isShort: false,
      cause: 'merger',
      lot: { ...lot, quantity: 0, cost: recovered, accountCost: accountRecovered },
      row,
      currency: row.currency ?? '',
      amount: paid,
      accountAmount: accountPaid,
    });
    return {
      ...lot,
      cost: subtractUnits(lot.cost, recovered),
      accountCost:
        lot.accountCost === null || accountRecovered === null
          ? null
          : subtractUnits(lot.accountCost, accountRecovered),
    };
  });
}

/** The part of the cash that is cost and no gain. */
function recoveredOf(cost: Units, paid: Units, shares: Units): Units {
  const gain = subtractUnits(addUnits(paid, shares), cost);
  if (gain <= 0) return paid;
  return gain >= paid ? 0 : subtractUnits(paid, gain);
}

/** Price × quantity in twelve decimals, in whole minor units. */
function valueOf(folding: Folding, { price }: CheckedRow, quantity: Units, step: Units): Units {
  if (!price) return 0;
  const one = multiplyUnits(10 ** mostPlaces, powersOfTen[price.places] ?? 1);
  return roundedShare(
    multiplyUnits(moneyOf(folding, { units: 1, places: 0 }), price.units),
    quantity,
    one,
    step,
  );
}
