import { addCash } from './addCash.js';
import { cashColumns } from './cashColumns.js';
import type { CashSegment } from './CashSegment.js';
import { columnOf } from './columnOf.js';
import type { Walk, WalkedRow } from './Walk.js';
import { walkRows } from './walkRows.js';

/** Cash by currency: what its changes are worth on their day is a flow, apart from what is a gain of cash. */
export function cashSegments(walk: Walk): CashSegment[] {
  const { length } = walk.market.days;
  const netIncomes = new Map<string, Float64Array>();
  walkRows(walk, (_, row) => addNetIncome(walk, row, netIncomes));
  return cashColumns(walk).map((column) => {
    const { currency, changes, scale, rates } = column;
    const values = new Float64Array(length);
    const revalued = new Float64Array(length);
    addCash({ values, currencyGain: revalued }, column);
    const netIncome = columnOf(netIncomes, currency, length);
    const exchanged = columnOf(walk.exchangeGains, currency, length);
    const flows = new Float64Array(length);
    for (let day = 1; day < length; day++) {
      const change = changes[day] as number;
      const worth = change === 0 ? 0 : (change / scale) * (rates[day] as number);
      flows[day] = worth - (netIncome[day] as number) - (exchanged[day] as number);
    }
    return { currency, values, flows, gains: gainsBetween(values, flows) };
  });
}

/** Adds income less fees and taxes of a row without an instrument to the currency in which it is paid. */
function addNetIncome(
  { ledger, market, rates }: Walk,
  { columns, place, at, currency, isOwn }: WalkedRow,
  netIncomes: Map<string, Float64Array>,
): void {
  if ((columns.position[place] as number) >= 0 || at === 0 || !isOwn) return;
  const amount =
    (columns.income[place] as number) - (columns.fees[place] as number) - (columns.taxes[place] as number);
  if (amount === 0) return;
  const slot = columns.cashChange[place] === 0 ? columns.otherCash[place] : columns.cash[place];
  const paidIn = ledger.registry.cash.entries[slot as number]?.currency ?? currency;
  const column = columnOf(netIncomes, paidIn, market.days.length);
  column[at] = (column[at] as number) + rates.convert(amount, currency, at);
}

/** The change of a value on each day that no flow explains; on a day without a value, it comes later. */
function gainsBetween(values: Float64Array, flows: Float64Array): Float64Array {
  const gains = new Float64Array(values.length);
  // What opens a history without a value has gained nothing yet.
  let expected = Number.isNaN(values[0]) ? 0 : (values[0] ?? 0);
  for (let day = 1; day < values.length; day++) {
    const value = values[day] as number;
    expected += flows[day] as number;
    if (Number.isNaN(value)) continue;
    gains[day] = value - expected;
    expected = value;
  }
  return gains;
}
