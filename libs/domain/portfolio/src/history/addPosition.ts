import type { DailyHistory } from './DailyHistory.js';
import { filedCurrency } from './filedCurrency.js';
import type { Walk, WalkedPosition } from './Walk.js';

/** What a position is worth and gains by day. */
export type ValueColumns = Pick<DailyHistory, 'values' | 'price' | 'currencyGain'>;

/** A position on the way through the days. */
interface Passing {
  held: number;
  /** The last price that a row has filed, and the rates of its currency. */
  filed: number;
  filedRates: Float64Array;
  /** What came in since the last day with a value. */
  came: number;
  /** Its value on that day in the currency of its price then, with the rates of that currency, and in that of the history. */
  local: number;
  rates: Float64Array;
  value: number;
}

/** Adds what a position was worth and gained by day. A day on which its price or rate is not known has no value; its gain comes later. */
export function addPosition(
  history: ValueColumns & Pick<DailyHistory, 'days'>,
  walk: Pick<Walk, 'ledger' | 'rates'>,
  { timeline, closes, currency }: WalkedPosition,
): void {
  const { length } = history.days;
  const rates = walk.rates.of(currency);
  const passing: Passing = {
    held: 0,
    filed: Number.NaN,
    filedRates: rates,
    came: 0,
    local: 0,
    rates,
    value: 0,
  };
  for (let next = 0; next < timeline.count;) {
    const at = timeline.at[next] as number;
    for (; next < timeline.count && timeline.at[next] === at; next++) {
      passing.held = timeline.balance[next] as number;
      passing.came += timeline.flow[next] as number;
    }
    passing.filed = timeline.filedPrice[next - 1] as number;
    const isPriced = closes !== null && !Number.isNaN(closes[at]);
    const priced = isPriced
      ? currency
      : filedCurrency(walk, timeline.filedCash[next - 1] as number, currency);
    if (!isPriced) passing.filedRates = walk.rates.of(priced);
    walk.rates.need(priced, at);
    addDay(history, passing, closes, rates, at);
    const until = next < timeline.count ? (timeline.at[next] as number) : length;
    if (passing.held === 0) continue;
    if (
      closes &&
      passing.rates === rates &&
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
  ownRates: Float64Array,
  at: number,
): void {
  const close = closes ? (closes[at] as number) : Number.NaN;
  const isFiled = Number.isNaN(close);
  const rates = isFiled ? passing.filedRates : ownRates;
  const local = passing.held === 0 ? 0 : passing.held * (isFiled ? passing.filed : close);
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
    // The price is in another currency than the one before it.
    if (rates !== passing.rates && passing.local !== 0) passing.local = passing.value / rateBefore;
    const gain = (local - passing.local) * rateBefore - (came === 0 ? 0 : (came / rate) * rateBefore);
    priceGains[at] = (priceGains[at] as number) + gain;
    currencyGain[at] = (currencyGain[at] as number) + (value - passing.value - came - gain);
  }
  passing.local = local;
  passing.rates = rates;
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
