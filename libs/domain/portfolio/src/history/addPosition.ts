import type { DailyHistory } from './DailyHistory.js';
import type { WalkedPosition } from './Walk.js';

/** What a position is worth and gains by day. */
export type ValueColumns = Pick<DailyHistory, 'values' | 'price' | 'currencyGain'>;

/** A position on the way through the days. */
interface Passing {
  held: number;
  /** The last price that a row has filed. */
  filed: number;
  /** What came in since the last day with a value. */
  came: number;
  /** Its value on that day, in its own currency and in that of the history. */
  local: number;
  value: number;
}

/** Adds what a position was worth and gained by day. A day on which its price or rate is not known has no value; its gain comes later. */
export function addPosition(
  history: ValueColumns & Pick<DailyHistory, 'days'>,
  { timeline, closes }: WalkedPosition,
  rates: Float64Array,
): void {
  const { length } = history.days;
  const passing = { held: 0, filed: Number.NaN, came: 0, local: 0, value: 0 };
  for (let next = 0; next < timeline.count;) {
    const at = timeline.at[next] as number;
    for (; next < timeline.count && timeline.at[next] === at; next++) {
      passing.held = timeline.balance[next] as number;
      passing.filed = timeline.filedPrice[next] as number;
      passing.came += timeline.flow[next] as number;
    }
    addDay(history, passing, closes, rates, at);
    const until = next < timeline.count ? (timeline.at[next] as number) : length;
    if (passing.held === 0) continue;
    if (
      closes &&
      !Number.isNaN(passing.value) &&
      !Number.isNaN((closes[at] as number) * (rates[at] as number))
    )
      addQuietDays(history, passing, closes, rates, at + 1, until);
    else for (let day = at + 1; day < until; day++) addDay(history, passing, closes, rates, day);
  }
}

function addDay(
  { values, price: priceGains, currencyGain }: ValueColumns,
  passing: Passing,
  closes: Float64Array | null,
  rates: Float64Array,
  at: number,
): void {
  const close = closes ? (closes[at] as number) : Number.NaN;
  const local = passing.held === 0 ? 0 : passing.held * (Number.isNaN(close) ? passing.filed : close);
  const rate = rates[at] as number;
  const value = local === 0 ? 0 : local * rate;
  if (Number.isNaN(value)) {
    values[at] = Number.NaN;
    return;
  }
  values[at] = (values[at] as number) + value;
  if (at > 0) {
    const { came } = passing;
    const earlier = rates[at - 1] as number;
    const rateBefore = Number.isNaN(earlier) ? rate : earlier;
    const gain = (local - passing.local) * rateBefore - (came === 0 ? 0 : (came / rate) * rateBefore);
    priceGains[at] = (priceGains[at] as number) + gain;
    currencyGain[at] = (currencyGain[at] as number) + (value - passing.value - came - gain);
  }
  passing.local = local;
  passing.value = value;
  passing.came = 0;
}

/** The same for days on which nothing but prices and rates changes: most of all days, so that they take the shortest way. */
function addQuietDays(
  { values, price: priceGains, currencyGain }: ValueColumns,
  passing: Passing,
  closes: Float64Array,
  rates: Float64Array,
  from: number,
  until: number,
): void {
  const { held } = passing;
  let { local: localBefore, value: valueBefore } = passing;
  let rateBefore = rates[from - 1] as number;
  for (let at = from; at < until; at++) {
    const rate = rates[at] as number;
    const local = held * (closes[at] as number);
    const value = local * rate;
    const gain = (local - localBefore) * rateBefore;
    values[at] = (values[at] as number) + value;
    priceGains[at] = (priceGains[at] as number) + gain;
    currencyGain[at] = (currencyGain[at] as number) + (value - valueBefore - gain);
    localBefore = local;
    valueBefore = value;
    rateBefore = rate;
  }
  passing.local = localBefore;
  passing.value = valueBefore;
}
