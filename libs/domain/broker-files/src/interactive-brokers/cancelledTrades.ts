import type { Cells } from '../cells/Cells.js';
import type { LinesOutcome } from '../file/Outcome.js';
import { isExecution } from './isExecution.js';
import type { TradeLine } from './TradeLine.js';

/** Trades with the lines that cancel them, which change nothing, and the trades that are left. */
export function cancelledTrades<Line extends TradeLine>(
  trades: readonly Line[],
): { readonly outcomes: readonly LinesOutcome[]; readonly left: readonly Line[] } {
  const executions = trades.filter(({ cells }) => isExecution(cells));
  const cancels = executions.filter(({ cells }) => isCancel(cells));
  const byId = new Map(
    executions.flatMap((trade) => {
      const id = trade.cells.text('tradeid');
      return id === '' || isCancel(trade.cells) ? [] : [[id, trade] as const];
    }),
  );
  const done = new Set<Line>(cancels);
  const outcomes = cancels.map((cancel): LinesOutcome => {
    const id = cancel.cells.text('origtradeid');
    const trade = byId.get(id);
    if (!trade || done.has(trade)) return { lines: [cancel.source], outcome: refusal(id, byId.size) };
    done.add(trade);
    return { lines: [trade.source, cancel.source], outcome: { ignored: 'A trade and its cancellation.' } };
  });
  return { outcomes, left: trades.filter((trade) => !done.has(trade)) };
}

const isCancel = (cells: Cells): boolean =>
  cells.text('transactiontype') === 'TradeCancel' || cells.text('buysell', 'buy sell').includes('(Ca.)');

/** Without ids on both sides, the file cannot show which trade is meant. */
const refusal = (id: string, knownIds: number): { readonly refused: string } => ({
  refused:
    id === '' || knownIds === 0
      ? 'It cancels a trade that cannot be identified. Export the trades with TradeID and OrigTradeID.'
      : 'It cancels a trade that is not in the file.',
});
