import type { Ledger } from '../ledger/Ledger.js';
import type { DailyHistory } from './DailyHistory.js';
import { finishHistory } from './finishHistory.js';
import type { MarketColumns } from './MarketColumns.js';
import { startWalk } from './startWalk.js';
import { walkRow } from './walkRow.js';
import { walkRows } from './walkRows.js';

/**
 * What accounts of a ledger, or all of them, were worth by day and why it changed. Holdings are valued at the close, else at the
 * last price that a row has filed; what moves in kind counts at the same value. Between two accounts of the history nothing flows.
 */
export function createHistory(
  ledger: Ledger,
  market: MarketColumns,
  accounts?: ReadonlySet<string>,
): DailyHistory {
  const walk = startWalk(ledger, market, accounts);
  walkRows(walk, walkRow);
  return finishHistory(walk);
}
