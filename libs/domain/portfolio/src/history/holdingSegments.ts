import type { Segment } from '../contribution/Segment.js';
import { addPosition } from './addPosition.js';
import type { HoldingSegment } from './HoldingSegment.js';
import type { Walk, WalkedPosition, WalkedRow } from './Walk.js';
import { walkRows } from './walkRows.js';

/** The positions that count, by slot, of a walk that has visited their rows. */
export function holdingSegments(walk: Walk, counts: readonly boolean[]): readonly HoldingSegment[] {
  const netIncomes: (Float64Array | undefined)[] = [];
  walkRows(walk, (_, row) => {
    addNetIncome(walk, row, netIncomes);
  });
  return walk.positions.flatMap((position, slot): HoldingSegment[] => {
    const key = walk.ledger.registry.positions.entries[slot];
    if (!position || !key || !counts[slot]) return [];
    const { account, instrument } = key;
    return [{ account, instrument, ...positionSegment(walk, position, netIncomes[slot]) }];
  });
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
