import type { Result } from '@finance-analyst/foundation';
import { alignToDays, type DatedColumn } from '@finance-analyst/portfolio';
import { messages } from '../risk/messages.js';
import type { PriceLevels } from './PriceLevels.js';
import type { RiskPosition } from './RiskPosition.js';

/** A position with its level by day in the currency of the portfolio. */
export interface LevelledPosition {
  readonly position: RiskPosition;
  readonly levels: Float64Array;
  readonly isTotalReturn: boolean;
  /** It has no price history, so that only its currency moves it. */
  readonly isConstant: boolean;
}

/** Positions on the same days. */
export interface LevelsTogether {
  /** Days since 1970-01-01 on which at least half of the holdings have a price, from the first on which all have had one. */
  readonly days: Int32Array;
  readonly assets: readonly LevelledPosition[];
  /** Holdings without a price history: they count with their value at a constant price. */
  readonly constant: readonly { readonly position: RiskPosition; readonly reason: string }[];
  /** Positions without exchange rates. */
  readonly leftOut: readonly { readonly position: RiskPosition; readonly reason: string }[];
  /** The holding whose prices begin last; null if all begin on one day. */
  readonly beginsLast: string | null;
}

/**
 * The levels of all positions on common days; a day without a price or rate has the last one before it. What has no prices at all
 * keeps its price, so that the whole value is measured.
 */
export function levelsTogether(
  positions: readonly RiskPosition[],
  pricesOf: (id: string) => Result<PriceLevels>,
  ratesOf: (currency: string) => Result<DatedColumn>,
  currency: string,
): LevelsTogether {
  const leftOut: { readonly position: RiskPosition; readonly reason: string }[] = [];
  const constant: { readonly position: RiskPosition; readonly reason: string }[] = [];
  const found = positions.flatMap((position) => {
    const prices: Result<PriceLevels | null> = position.isCash
      ? { ok: true, value: null }
      : pricesOf(position.id);
    const levels = prices.ok && prices.value && prices.value.days.length > 0 ? prices.value : null;
    const own = levels?.currency ?? position.currency;
    const rates: Result<DatedColumn | null> = own === currency ? { ok: true, value: null } : ratesOf(own);
    if (!rates.ok || rates.value?.days.length === 0) {
      leftOut.push({ position, reason: rates.ok ? messages.noRate(own, currency) : rates.reason });
      return [];
    }
    const isConstant = !position.isCash && levels === null;
    if (isConstant) constant.push({ position, reason: prices.ok ? messages.noPrices : prices.reason });
    return [{ position, prices: levels, rates: rates.value, isConstant }];
  });
  const priced = found.flatMap(({ prices }) => (prices ? [prices] : []));
  const columns = found.flatMap(({ position, prices, rates }) =>
    [prices, rates].flatMap((column) =>
      column ? [{ name: position.name, first: column.days[0] as number }] : [],
    ),
  );
  const begins = Math.max(...columns.map(({ first }) => first));
  const days = commonDays(priced, begins);
  const assets = found.map(({ position, prices, rates, isConstant }): LevelledPosition => {
    const own = prices
      ? alignToDays(days, { days: prices.days, values: prices.levels })
      : new Float64Array(days.length).fill(1);
    const byDay = rates && alignToDays(days, rates);
    return {
      position,
      levels: byDay ? own.map((level, at) => level * (byDay[at] as number)) : own,
      isTotalReturn: prices?.isTotalReturn ?? true,
      isConstant,
    };
  });
  const last = columns.find(({ first }) => first === begins);
  return {
    days,
    assets,
    constant,
    leftOut,
    beginsLast: last && columns.some(({ first }) => first < begins) ? last.name : null,
  };
}

function commonDays(priced: readonly PriceLevels[], begins: number): Int32Array {
  const counts = new Map<number, number>();
  for (const { days } of priced)
    for (const day of days) if (day >= begins) counts.set(day, (counts.get(day) ?? 0) + 1);
  return Int32Array.from(
    [...counts].filter(([, count]) => count * 2 >= priced.length).map(([day]) => day),
  ).sort();
}
