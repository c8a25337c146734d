import { investedBy, type PlannedTrade } from './PlannedTrade.js';
import { atLeast, atMost, type TradeRange } from './TradeRange.js';

interface CashToSpread {
  /** What all trades are to invest together, less what they sell. */
  readonly goal: number;
  /** What they can invest at most. */
  readonly available: number;
  /** Amounts that differ by less are equal. */
  readonly tolerance: number;
  /** What a sale costs in tax for each unit of money. */
  readonly taxOf: (range: TradeRange) => number;
}

/** What a trade invests, between its least and its most. */
interface Bounds {
  readonly range: TradeRange;
  readonly low: number;
  readonly high: number;
}

/**
 * The steps of each trade that invest an amount together and leave all weights as close to their targets as these trades can: each is the
 * same distance from its target, or at the edge of its band. What whole steps leave goes to those with the largest remainder, then to those
 * farthest below their target. What is taxed is sold beyond its target only if nothing else suffices.
 */
export function spreadCash(ranges: readonly TradeRange[], given: CashToSpread): PlannedTrade[] {
  const { goal, available, tolerance } = given;
  const bounds = boundsOf(ranges, given);
  const shift = shiftTo(goal, bounds);
  const trades = bounds.map((bound) => {
    const exact = shifted(bound, shift);
    const steps = roundedDown(bound.range, exact);
    return { range: bound.range, steps, rest: exact - investedBy(bound.range, steps) };
  });
  let invested = trades.reduce((sum, { range, steps }) => sum + investedBy(range, steps), 0);
  const add = (trade: PlannedTrade, steps: number): void => {
    const before = investedBy(trade.range, trade.steps);
    trade.steps = steps;
    invested += investedBy(trade.range, steps) - before;
  };
  for (const trade of trades.toSorted((a, b) => b.rest - a.rest)) {
    const next = oneMore(trade);
    const cost = investedBy(trade.range, next) - investedBy(trade.range, trade.steps);
    // Cash may end a little below its target rather than farther above it.
    const isCloser = cost < 2 * (goal - invested) && invested + cost <= available + tolerance;
    if (cost > 0 && (cost <= goal - invested + tolerance || isCloser)) add(trade, next);
  }
  const belowTarget = ({ range, steps }: PlannedTrade): number => range.difference - investedBy(range, steps);
  for (const trade of trades.toSorted((a, b) => belowTarget(b) - belowTarget(a))) {
    const { side, least, most, price } = trade.range;
    const more = Math.floor((goal - invested + tolerance) / price);
    if (more > 0)
      add(trade, side === 'buy' ? Math.min(trade.steps + more, most) : Math.max(trade.steps - more, least));
  }
  return trades.map(({ range, steps }) => ({ range, steps }));
}

/** A step more bought, or one less sold, if its range allows it. */
const oneMore = ({ range: { side, least, most }, steps }: PlannedTrade): number =>
  side === 'buy' ? Math.min(steps + 1, most) : Math.max(atLeast(steps) - 1, least);

/** Lets sales that cost tax go beyond their target one after the other, the cheapest first, until the goal can be met. */
function boundsOf(ranges: readonly TradeRange[], { goal, taxOf }: CashToSpread): readonly Bounds[] {
  const bounds = ranges.map((range): Bounds => {
    const [a, b] = [investedBy(range, range.least), investedBy(range, range.most)];
    const low = Math.min(a, b);
    const high = Math.max(a, b);
    return { range, low: taxOf(range) > 0 ? Math.max(low, Math.min(range.difference, high)) : low, high };
  });
  let least = bounds.reduce((sum, { low }) => sum + low, 0);
  const byTax = bounds.map((_, place) => place);
  byTax.sort((a, b) => taxOf((bounds[a] as Bounds).range) - taxOf((bounds[b] as Bounds).range));
  for (const place of byTax) {
    const bound = bounds[place] as Bounds;
    if (least <= goal || bound.range.side === 'buy') continue;
    const low = investedBy(bound.range, bound.range.most);
    least += low - bound.low;
    bounds[place] = { ...bound, low };
  }
  return bounds;
}

const shifted = ({ range, low, high }: Bounds, shift: number): number =>
  Math.min(Math.max(range.difference + shift, low), high);

/** The distance from all targets at which trades invest the goal, or as close to it as they can. */
function shiftTo(goal: number, bounds: readonly Bounds[]): number {
  const total = (shift: number): number => bounds.reduce((sum, bound) => sum + shifted(bound, shift), 0);
  let low = Math.min(0, ...bounds.map((bound) => bound.low - bound.range.difference));
  let high = Math.max(0, ...bounds.map((bound) => bound.high - bound.range.difference));
  if (Math.abs(total(0) - goal) === 0) return 0;
  for (let halving = 0; halving < 100; halving += 1) {
    const middle = (low + high) / 2;
    if (total(middle) < goal) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The steps that invest no more than an amount, within the range. */
function roundedDown({ side, least, most, price }: TradeRange, amount: number): number {
  const steps = side === 'buy' ? atMost(amount / price) : atLeast(-amount / price);
  return Math.min(Math.max(steps, least), most);
}
