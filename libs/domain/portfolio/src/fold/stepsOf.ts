import { currencyPlaces } from '../currency/currencyPlaces.js';
import { scaleUnits } from '../decimal/scaleUnits.js';
import type { Units } from '../decimal/Units.js';
import type { MoneySteps } from '../lots/MoneySteps.js';
import type { CheckedRow } from '../row/CheckedRow.js';
import type { Folding } from './Folding.js';

const stepOf = ({ moneyPlaces }: Folding, currency: string): Units =>
  scaleUnits(1, moneyPlaces - (currencyPlaces(currency) ?? 0));

/** The minor units of a position's currency and of its account's. */
export const stepsOf = (
  folding: Folding,
  { account: { account } }: CheckedRow,
  currency: string,
): MoneySteps => ({
  own: stepOf(folding, currency),
  account: stepOf(folding, account.currency),
});
