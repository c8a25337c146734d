import { instrumentKey, type LedgerRow, rowProblem } from '@finance-analyst/portfolio';
import type { EnteredPrice } from './ImportChoices.js';
import type { InstrumentMatch } from './ImportPlan.js';

/**
 * The prices that were entered for instruments without market prices: a valuation in each account to which rows are added
 * that name the instrument.
 */
export function valuationRows(
  prices: Readonly<Record<string, EnteredPrice>>,
  instruments: ReadonlyMap<string, InstrumentMatch>,
  added: readonly LedgerRow[],
  createId: () => string,
): readonly LedgerRow[] {
  if (Object.keys(prices).length === 0) return [];
  const made = new Map<string, LedgerRow>();
  for (const [key, { instrument, isKnown, currency }] of instruments) {
    const entered = Object.hasOwn(prices, key) ? prices[key] : undefined;
    if (isKnown || currency === null || !entered || entered.price === null || entered.date === null) continue;
    const { symbol, market } = instrument;
    const own = instrumentKey(instrument);
    const names = (row: LedgerRow): boolean =>
      [row.instrument, row.otherInstrument].some((named) => named && instrumentKey(named) === own);
    for (const account of new Set(added.filter(names).map((row) => row.account)))
      made.set(`${account}|${own}`, {
        id: createId(),
        // Numbered with the rows of the import.
        entry: 0,
        account,
        kind: 'valuation',
        date: entered.date,
        instrument: { symbol, market },
        price: entered.price,
        currency,
      });
  }
  return [...made.values()].filter((row) => rowProblem(row) === null);
}
