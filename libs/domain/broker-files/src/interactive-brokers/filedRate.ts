import type { Cells } from '../cells/Cells.js';
import { isNegative } from '../decimal/isNegative.js';
import { isZero } from '../decimal/isZero.js';

/** Units of the account's base currency per unit of the line's; undefined in the base currency itself. */
export function filedRate(cells: Cells): string | undefined {
  const rate = cells.amount('fxratetobase');
  return rate === undefined || rate === '1' || isZero(rate) || isNegative(rate) ? undefined : rate;
}
