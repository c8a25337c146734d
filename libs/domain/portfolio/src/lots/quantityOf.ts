import { addUnits } from '../decimal/addUnits.js';
import type { Units } from '../decimal/Units.js';
import type { Lot } from './Lot.js';

export function quantityOf(lots: readonly Lot[]): Units {
  let sum: Units = 0;
  for (const { quantity } of lots) sum = addUnits(sum, quantity);
  return sum;
}
