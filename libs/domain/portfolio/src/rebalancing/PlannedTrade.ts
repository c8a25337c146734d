import type { TradeRange } from './TradeRange.js';

/** A range with the steps that are traded. */
export interface PlannedTrade {
  readonly range: TradeRange;
  steps: number;
}

export const amountOf = ({ range, steps }: PlannedTrade): number => steps * range.price;
