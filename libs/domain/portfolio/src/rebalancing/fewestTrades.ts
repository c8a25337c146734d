import type { TradeRange } from './TradeRange.js';

/** An amount that trades of one side are to invest or to raise. */
export interface TradedAmount {
  readonly amount: number;
  /** The part of it without which the plan cannot be carried out. */
  readonly required: number;
  /** What the smallest of these trades may add up to without overshooting. */
  readonly room: number;
  /** What may remain if it is less than a step of what is traded. */
  readonly slack: number;
  /** Steps of what is traded on this side anyway. */
  readonly prices: readonly number[];
  /** What a trade costs in tax for each unit of money. */
  readonly taxOf: (range: TradeRange) => number;
}

const mostOf = ({ most, price }: TradeRange): number => most * price;

/**
 * As few trades as reach the amount: those that can trade most, which for equal bands are those farthest from their target. Where others
 * reach it too, those with the least tax.
 */
export function fewestTrades(candidates: readonly TradeRange[], given: TradedAmount): readonly TradeRange[] {
  const { amount, required, slack, prices, taxOf } = given;
  const chosen: TradeRange[] = [];
  const others: TradeRange[] = [];
  let step = Math.max(0, ...prices);
  let { room } = given;
  let traded = 0;
  for (const range of candidates.toSorted((a, b) => mostOf(b) - mostOf(a))) {
    const isEnough = amount - traded <= Math.min(slack, step) && required - traded <= 0;
    const least = range.least * range.price;
    if (isEnough || (least > room && required - traded <= 0)) {
      others.push(range);
      continue;
    }
    chosen.push(range);
    traded += mostOf(range);
    room -= least;
    step = Math.max(step, range.price);
  }
  for (const range of others.sort((a, b) => taxOf(a) - taxOf(b))) {
    const place = chosen.findLastIndex(
      (each) =>
        taxOf(each) > taxOf(range) &&
        traded - mostOf(each) + mostOf(range) >= amount &&
        room + each.least * each.price - range.least * range.price >= 0,
    );
    if (place < 0) continue;
    const replaced = chosen[place] as TradeRange;
    traded += mostOf(range) - mostOf(replaced);
    room += replaced.least * replaced.price - range.least * range.price;
    chosen[place] = range;
  }
  return chosen;
}
