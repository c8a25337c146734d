import { columnOf } from './columnOf.js';
import { externalFlow } from './externalFlow.js';
import type { Walk, WalkedRow } from './Walk.js';
import { walkCash } from './walkCash.js';
import { walkShares } from './walkShares.js';

/** Adds a row to the timelines of its positions, to the changes of its cash and to the flows of its day. */
export function walkRow(walk: Walk, walked: WalkedRow): void {
  const { columns, place, at, kind, currency, isOwn, isOther } = walked;
  const { history, rates } = walk;
  const shares = walkShares(walk, walked);
  const ownCash = isOwn ? walkCash(walk, columns.cash[place], columns.cashChange[place], at) : 0;
  const holdsOther = kind === 'transfer' ? isOther : isOwn;
  const otherCash = holdsOther
    ? walkCash(walk, columns.otherCash[place], columns.otherCashChange[place], at)
    : 0;
  if (at === 0 || !(isOwn || isOther)) return;

  const external = externalFlow(walk, walked, shares);
  add(history.inflows, at, Math.max(external, 0));
  add(history.outflows, at, Math.max(-external, 0));
  if (!isOwn) return;
  const income = rates.convert(columns.income[place] as number, currency, at);
  const fees = rates.convert(columns.fees[place] as number, currency, at);
  const taxes = rates.convert(columns.taxes[place] as number, currency, at);
  add(history.income, at, income);
  add(history.fees, at, fees);
  add(history.taxes, at, taxes);
  // Where two currencies changed hands at another rate than that of the day, the difference is a gain on currency.
  if (Number.isNaN(columns.otherAmount[place])) return;
  const gain = ownCash + otherCash + shares.own + shares.other - external - income + fees + taxes;
  add(history.currencyGain, at, gain);
  const received = walk.ledger.registry.cash.entries[columns.otherCash[place] as number];
  if (received) add(columnOf(walk.exchangeGains, received.currency, history.days.length), at, gain);
}

function add(column: Float64Array, at: number, amount: number): void {
  column[at] = (column[at] as number) + amount;
}
