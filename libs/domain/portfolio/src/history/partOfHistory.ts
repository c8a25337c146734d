import type { Segment } from '../contribution/Segment.js';
import type { DailyHistory } from './DailyHistory.js';
import type { HistoryByHolding } from './historyByHolding.js';

/**
 * A history from the close of one day to that of another, each given by its place. The columns are views of those of the whole; what
 * happened on the first day is part of its value. Holdings and missing rates stay those of the whole.
 */
export function partOfHistory<History extends Omit<DailyHistory, 'holdings' | 'withoutRate' | 'currency'>>(
  history: History,
  from: number,
  to: number,
): History {
  const cut = <Column extends Int32Array | Float64Array>(column: Column): Column =>
    column.subarray(from, to + 1) as Column;
  return {
    ...history,
    days: cut(history.days),
    values: cut(history.values),
    inflows: cut(history.inflows),
    outflows: cut(history.outflows),
    price: cut(history.price),
    income: cut(history.income),
    currencyGain: cut(history.currencyGain),
    fees: cut(history.fees),
    taxes: cut(history.taxes),
  };
}

/** The same of a history with its parts. */
export function partByHolding(
  { whole, holdings, cash }: HistoryByHolding,
  from: number,
  to: number,
): HistoryByHolding {
  const cut = (column: Float64Array): Float64Array => column.subarray(from, to + 1);
  const segment = <Part extends Segment>(part: Part): Part => ({
    ...part,
    values: cut(part.values),
    flows: cut(part.flows),
    gains: cut(part.gains),
  });
  return {
    whole: partOfHistory(whole, from, to),
    holdings: holdings.map(segment),
    cash: cash.map(segment),
  };
}
