import type { DailyHistory } from './DailyHistory.js';

/** Cash in one currency. */
export interface CashColumn {
  /** What it changed by on each day, in money units: whole numbers, so that their sums are exact. */
  readonly changes: Float64Array;
  /** Money units of 1. */
  readonly scale: number;
  readonly rates: Float64Array;
}

/** Adds what cash was worth by day, and what rates made of it. */
export function addCash(
  { values, currencyGain }: Pick<DailyHistory, 'values' | 'currencyGain'>,
  { changes, scale, rates }: CashColumn,
): void {
  let units = 0;
  for (let at = 0; at < changes.length; at++) {
    const before = units / scale;
    units += changes[at] as number;
    const rate = rates[at] as number;
    if (units !== 0) values[at] = (values[at] as number) + (units / scale) * rate;
    const rateBefore = at === 0 ? rate : (rates[at - 1] as number);
    if (before !== 0 && rate !== rateBefore && !Number.isNaN(rateBefore))
      currencyGain[at] = (currencyGain[at] as number) + before * (rate - rateBefore);
  }
}
