import type { UnitChange } from '../filed-prices/FiledPrice.js';
import { joinedChanges } from '../filed-prices/joinedChanges.js';
import { missingChanges } from '../filed-prices/missingChanges.js';
import { filedCurrency } from './filedCurrency.js';
import { addToTimeline, createTimeline, type FiledInSlot, heldAfter } from './PositionTimeline.js';
import { scaleOlderCloses } from './scaleOlderCloses.js';
import type { Walk, WalkedPosition, WalkedRow } from './Walk.js';

/** What flows into the positions of a row, in the currency of the history; 0 into those of accounts that are not in it. */
export interface ShareFlows {
  readonly own: number;
  readonly other: number;
}

const none: ShareFlows = { own: 0, other: 0 };

/** With an instrument, these move shares at their value and pay nothing for them. */
const movesInKind = (kind: string): boolean =>
  kind === 'deposit' || kind === 'withdrawal' || kind === 'transfer';

/**
 * Adds a row to the timelines of its positions. What it gives of another instrument flows there at its value from the instrument
 * held before.
 */
export function walkShares(walk: Walk, walked: WalkedRow): ShareFlows {
  const { columns, place, at, kind, currency, isOwn, isOther } = walked;
  const own = positionOf(walk, columns.position[place] as number, currency);
  if (!own) return none;
  const other = positionOf(walk, columns.otherPosition[place] as number, currency);
  const before = heldAfter(own.timeline);
  const after = columns.quantity[place] as number;
  const otherAfter = columns.otherQuantity[place] as number;
  const factor = columns.unitFactor[place] as number;
  if (factor !== 1) changeUnits(own, at, [{ day: columns.day[place] as number, factor }]);
  else if (kind === 'transfer' && other) shareChanges(own, other, at);
  const filed = { price: columns.filed[place] as number, cash: columns.filedCash[place] as number };
  const otherFiled = {
    price: columns.otherFiled[place] as number,
    cash: columns.otherFiledCash[place] as number,
  };
  const flows = { own: 0, other: 0 };
  if (isOwn || isOther) {
    if (other) flows.other = worthOf(walk, other, otherAfter - heldAfter(other.timeline), at, otherFiled);
    flows.own = movesInKind(kind)
      ? worthOf(walk, own, after - before, at, filed)
      : walk.rates.convert(columns.paid[place] as number, currency, at) - flows.other;
  }
  addToTimeline(own.timeline, at, after, flows.own, filed);
  if (other) addToTimeline(other.timeline, at, otherAfter, flows.other, otherFiled);
  return { own: isOwn ? flows.own : 0, other: isOther ? flows.other : 0 };
}

function changeUnits(position: WalkedPosition, at: number, changes: readonly UnitChange[]): void {
  position.splits = joinedChanges(position.splits, changes);
  for (const { day, factor } of changes) scaleOlderCloses(position, day, at, factor);
}

/** Both accounts of a transfer have the splits of both. */
function shareChanges(own: WalkedPosition, other: WalkedPosition, at: number): void {
  const { splits } = own;
  changeUnits(own, at, missingChanges(other.splits, splits));
  changeUnits(other, at, missingChanges(splits, other.splits));
}

function positionOf(walk: Walk, slot: number, currency: string): WalkedPosition | null {
  if (slot < 0) return null;
  const known = walk.positions[slot];
  if (known) return known;
  const key = walk.ledger.registry.positions.entries[slot];
  if (!key) return null;
  const prices = walk.market.pricesOf(key.instrument);
  const walked: WalkedPosition = {
    timeline: createTimeline(walk.events[slot] ?? 0),
    closes: prices?.closes ?? null,
    closeDays: prices?.days ?? null,
    splits: [],
    currency: prices?.currency ?? currency,
  };
  walk.positions[slot] = walked;
  return walked;
}

/** What shares are worth on a day, in the currency of the history; 0 if no price is known. */
function worthOf(
  walk: Walk,
  { closes, currency }: WalkedPosition,
  shares: number,
  at: number,
  filed: FiledInSlot,
): number {
  const close = closes ? (closes[at] as number) : Number.NaN;
  if (!Number.isNaN(close)) return walk.rates.convert(shares * close, currency, at);
  return Number.isNaN(filed.price)
    ? 0
    : walk.rates.convert(shares * filed.price, filedCurrency(walk, filed.cash, currency), at);
}
