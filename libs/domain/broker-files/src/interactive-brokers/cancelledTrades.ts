import type { LinesOutcome } from '../file/Outcome.js';
import type { FlexLine } from './FlexLine.js';

/** Trades with the lines that cancel them, which change nothing, and the trades that are left. */
export function cancelledTrades(trades: readonly FlexLine[]): {
  readonly outcomes: readonly LinesOutcome[];
  readonly left: readonly FlexLine[];
} {
  const byId = new Map(trades.map((trade) => [trade.cells.text('tradeid'), trade]));
  const cancels = trades.filter(
    ({ cells }) => cells.text('transactiontype') === 'TradeCancel' || cells.text('buysell').includes('(Ca.)'),
  );
  const done = new Set<FlexLine>(cancels);
  const outcomes = cancels.map((cancel): LinesOutcome => {
    const trade = byId.get(cancel.cells.text('origtradeid'));
    if (!trade || done.has(trade))
      return {
        lines: [cancel.source],
        outcome: { refused: 'It cancels a trade that is not in the file.' },
      };
    done.add(trade);
    return { lines: [trade.source, cancel.source], outcome: { ignored: 'A trade and its cancellation.' } };
  });
  return { outcomes, left: trades.filter((trade) => !done.has(trade)) };
}
