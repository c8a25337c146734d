import type { SampleTrades } from './sampleTrades.ts';

/** The least that a history of values needs: what is held by day at its closes, and the net sum paid for it. */
export function handWrittenHistory({ days, closes, at, instrument, shares, price }: SampleTrades): {
  readonly values: Float64Array;
  readonly paid: Float64Array;
} {
  const values = new Float64Array(days.length);
  const paid = new Float64Array(days.length);
  const held = new Float64Array(closes.length);
  let trade = 0;
  for (let day = 0; day < days.length; day++) {
    for (; at[trade] === day; trade++) {
      const traded = shares[trade] as number;
      held[instrument[trade] as number] = (held[instrument[trade] as number] as number) + traded;
      paid[day] = (paid[day] as number) + traded * (price[trade] as number);
    }
    let value = 0;
    for (let each = 0; each < closes.length; each++)
      value += (held[each] as number) * ((closes[each] as Float64Array)[day] as number);
    values[day] = value;
  }
  return { values, paid };
}
