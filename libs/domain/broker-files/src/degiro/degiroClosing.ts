import { differenceOf } from '../decimal/differenceOf.js';
import type { Closing, ClosingCash } from '../file/Closing.js';
import type { DegiroLine } from './DegiroLine.js';

interface Balance {
  readonly day: string;
  readonly amount: string;
  /** Decimal text of what the line changed. */
  readonly change: string;
}

/**
 * The balance in each currency on the newest day that has one, and the one before its oldest line; of one day, the newest
 * line comes first unless the days of the statement ascend. Null if it states none.
 */
export function degiroClosing(lines: readonly DegiroLine[]): Closing | null {
  const dayOf = (line: DegiroLine | undefined): string => line?.cells.date('date') ?? '';
  const isNewestFirst = dayOf(lines[0]) >= dayOf(lines.at(-1));
  const balances = new Map<string, { newest: Balance; oldest: Balance }>();
  const days: string[] = [];
  for (const line of isNewestFirst ? lines : lines.toReversed()) {
    const { cells } = line;
    const [day, currency, amount] = [dayOf(line), cells.text('balance currency'), cells.amount('balance')];
    if (day !== '') days.push(day);
    if (!/^[A-Z]{3}$/.test(currency) || amount === undefined) continue;
    const own: Balance = { day, amount, change: cells.amount('change') ?? '0' };
    const known = balances.get(currency);
    if (!known) balances.set(currency, { newest: own, oldest: own });
    else if (day > known.newest.day) known.newest = own;
    else if (day <= known.oldest.day) known.oldest = own;
  }
  const cash = [...balances].map(([currency, { newest, oldest }]): ClosingCash => ({
    account: null,
    currency,
    amount: newest.amount,
    opening: differenceOf(oldest.amount, oldest.change),
  }));
  if (cash.length === 0) return null;
  const newest = days.reduce((last, day) => (day > last ? day : last), '');
  const from = days.reduce((first, day) => (day < first ? day : first), newest);
  return { date: newest || null, ...(from === '' ? {} : { from }), holdings: [], cash };
}
