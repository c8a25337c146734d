import { affordable } from './affordable.js';
import { fewestTrades } from './fewestTrades.js';
import { investedWithin } from './PlannedTrade.js';
import type { RebalancingRequest } from './RebalancingRequest.js';
import { rangeOf, type TradeLimits, type TradeRange } from './TradeRange.js';

export interface ChosenTrades {
  readonly ranges: readonly TradeRange[];
  /** What there is not enough cash to buy. */
  readonly unaffordable: readonly TradeRange[];
}

interface CashToUse {
  /** What all trades are to invest together, less what they sell. */
  readonly goal: number;
  readonly tolerance: number;
  readonly taxOf: (range: TradeRange) => number;
}

/**
 * The fewest trades that bring all weights within their bands and cash to its target: those of holdings outside their bands, and of others
 * only as many as raise the cash that is missing or invest the cash that remains.
 */
export function chooseTrades(
  { holdings, cash, cashBand, maySell }: RebalancingRequest,
  outside: readonly TradeRange[],
  limits: TradeLimits,
  { goal, tolerance, taxOf }: CashToUse,
): ChosenTrades {
  const candidates = (side: 'buy' | 'sell', others: readonly TradeRange[]): TradeRange[] =>
    holdings
      .filter((holding) => !others.some((range) => range.holding === holding))
      .filter(({ target }) => side === 'sell' || target > 0)
      .map((holding) => rangeOf(holding, side, limits))
      .filter(({ obstacle }) => obstacle === null);
  const on = (side: 'buy' | 'sell', ranges: readonly TradeRange[]): TradeRange[] =>
    ranges.filter((range) => range.side === side && range.most > 0);
  const slack = cashBand * limits.value;
  const sales = maySell ? on('sell', outside) : [];
  const sellable = maySell ? candidates('sell', outside) : [];
  const purchases = on('buy', outside);
  const possible = affordable(purchases, cash - investedWithin([...sales, ...sellable]).least + tolerance);
  const chosen = [...sales, ...possible];

  const needed = investedWithin(chosen);
  if (needed.least > goal + tolerance)
    chosen.push(
      ...fewestTrades(sellable, {
        amount: needed.least - goal - tolerance,
        required: needed.least - cash - tolerance,
        room: needed.most - goal + tolerance,
        slack,
        prices: on('sell', chosen).map(({ price }) => price),
        taxOf,
      }),
    );
  const used = investedWithin(chosen);
  if (used.most < goal - tolerance)
    chosen.push(
      ...fewestTrades(candidates('buy', [...outside, ...chosen]), {
        amount: goal - used.most - tolerance,
        required: 0,
        room: goal - used.least + tolerance,
        slack,
        prices: on('buy', chosen).map(({ price }) => price),
        taxOf,
      }),
    );
  return { ranges: chosen, unaffordable: purchases.filter((range) => !possible.has(range)) };
}
