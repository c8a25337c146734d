import type { TradeRange } from './TradeRange.js';

/** A range with the steps that are traded. */
export interface PlannedTrade {
  readonly range: TradeRange;
  steps: number;
}

/** What so many steps of a trade add to what is invested: negative for a sale. */
export const investedBy = ({ side, price }: TradeRange, steps: number): number =>
  side === 'buy' ? steps * price : -steps * price;

/** The least that trades invest together, and the most. */
export function investedWithin(ranges: readonly TradeRange[]): {
  readonly least: number;
  readonly most: number;
} {
  let least = 0;
  let most = 0;
  for (const range of ranges) {
    const [a, b] = [investedBy(range, range.least), investedBy(range, range.most)];
    least += Math.min(a, b);
    most += Math.max(a, b);
  }
  return { least, most };
}
