import type { Closing, ClosingCash } from '../file/Closing.js';
import type { DegiroLine } from './DegiroLine.js';

/**
 * The balance in each currency on the newest day that has one; of one day, that of the newest line, which comes first
 * unless the days of the statement ascend. Null if it states none.
 */
export function degiroClosing(lines: readonly DegiroLine[]): Closing | null {
  const dayOf = (line: DegiroLine | undefined): string => line?.cells.date('date') ?? '';
  const isNewestFirst = dayOf(lines[0]) >= dayOf(lines.at(-1));
  const balances = new Map<string, { readonly day: string; readonly cash: ClosingCash }>();
  let newest = '';
  for (const line of isNewestFirst ? lines : lines.toReversed()) {
    const { cells } = line;
    const [day, currency, amount] = [dayOf(line), cells.text('balance currency'), cells.amount('balance')];
    if (day > newest) newest = day;
    if (!/^[A-Z]{3}$/.test(currency) || amount === undefined) continue;
    const known = balances.get(currency);
    if (!known || day > known.day) balances.set(currency, { day, cash: { account: null, currency, amount } });
  }
  const cash = [...balances.values()].map((balance) => balance.cash);
  return cash.length === 0 ? null : { date: newest || null, holdings: [], cash };
}
