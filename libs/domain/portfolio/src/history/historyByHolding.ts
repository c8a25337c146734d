import type { Ledger } from '../ledger/Ledger.js';
import type { CashSegment } from './CashSegment.js';
import { cashSegments } from './cashSegments.js';
import type { DailyHistory } from './DailyHistory.js';
import { finishHistory } from './finishHistory.js';
import type { HoldingSegment } from './HoldingSegment.js';
import { holdingSegments } from './holdingSegments.js';
import type { MarketColumns } from './MarketColumns.js';
import { startWalk } from './startWalk.js';
import { walkRow } from './walkRow.js';
import { walkRows } from './walkRows.js';

/** A history with its parts: their values, flows and gains add up to those of the whole on each day. */
export interface HistoryByHolding {
  readonly whole: DailyHistory;
  /** What was held on any day, also what is sold by now. */
  readonly holdings: readonly HoldingSegment[];
  /** By currency. */
  readonly cash: readonly CashSegment[];
}

/**
 * The history of `createHistory` with the value, net flow and gain of each holding and of cash by day. On a day on which the price of a
 * holding is not known its value is NaN; what it gained since comes on the next day with a value.
 */
export function historyByHolding(
  ledger: Ledger,
  market: MarketColumns,
  accounts?: ReadonlySet<string>,
): HistoryByHolding {
  const walk = startWalk(ledger, market, accounts);
  walkRows(walk, walkRow);
  const whole = finishHistory(walk);
  return { whole, holdings: holdingSegments(walk, walk.countsPosition), cash: cashSegments(walk) };
}
