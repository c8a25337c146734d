import type { Segment } from '../contribution/Segment.js';
import type { Ledger } from '../ledger/Ledger.js';
import { addPosition } from './addPosition.js';
import type { CashSegment } from './CashSegment.js';
import { cashSegments } from './cashSegments.js';
import type { DailyHistory } from './DailyHistory.js';
import { finishHistory } from './finishHistory.js';
import type { HoldingSegment } from './HoldingSegment.js';
import type { MarketColumns } from './MarketColumns.js';
import { startWalk } from './startWalk.js';
import type { Walk, WalkedPosition, WalkedRow } from './Walk.js';
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
  const netIncomes: (Float64Array | undefined)[] = [];
  walkRows(walk, (_, row) => addNetIncome(walk, row, netIncomes));
  const holdings = walk.positions.flatMap((position, slot): HoldingSegment[] => {
    const key = ledger.registry.positions.entries[slot];
    if (!position || !key || !walk.countsPosition[slot]) return [];
    const { account, instrument } = key;
    return [{ account, instrument, ...positionSegment(walk, position, netIncomes[slot]) }];
  });
  return { whole, holdings, cash: cashSegments(walk) };
}

/** Adds income less fees and taxes of a row to the day of its position. */
function addNetIncome(
  { rates, market }: Walk,
  { columns, place, at, currency, isOwn }: WalkedRow,
  netIncomes: (Float64Array | undefined)[],
): void {
  const slot = columns.position[place] as number;
  if (slot < 0 || at === 0 || !isOwn) return;
  const amount =
    (columns.income[place] as number) - (columns.fees[place] as number) - (columns.taxes[place] as number);
  if (amount === 0) return;
  const column = (netIncomes[slot] ??= new Float64Array(market.days.length));
  column[at] = (column[at] as number) + rates.convert(amount, currency, at);
}

function positionSegment(walk: Walk, position: WalkedPosition, netIncome: Float64Array | undefined): Segment {
  const { market } = walk;
  const { length } = market.days;
  const values = new Float64Array(length);
  const gains = new Float64Array(length);
  const flows = new Float64Array(length);
  addPosition({ days: market.days, values, price: gains, currencyGain: gains }, walk, position);
  const { count, at, flow } = position.timeline;
  for (let event = 0; event < count; event++) {
    const day = at[event] as number;
    if (day > 0) flows[day] = (flows[day] as number) + (flow[event] as number);
  }
  netIncome?.forEach((amount, day) => {
    gains[day] = (gains[day] as number) + amount;
    flows[day] = (flows[day] as number) - amount;
  });
  return { values, flows, gains };
}
