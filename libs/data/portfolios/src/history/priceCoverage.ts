import { writeSymbol } from '@finance-analyst/documents';
import { type HistoryByHolding, instrumentKey, type MarketTable } from '@finance-analyst/portfolio';

/** How the prices of an instrument cover the days on which it was held. */
export interface PriceCoverage {
  /** Its symbol. */
  readonly id: string;
  /** Days on which it was held. */
  readonly held: number;
  /** Of these, days without a price of their own, on which the last one before was carried forward. */
  readonly carried: number;
  /** Days before its first price, on which a row's price was used. */
  readonly filed: number;
}

/** The coverage of each instrument that was held in a window, given by the places of its first and last day. */
export function priceCoverage(
  { holdings }: Pick<HistoryByHolding, 'holdings'>,
  { days, prices }: Pick<MarketTable, 'days' | 'prices'>,
  from: number,
  to: number,
): readonly PriceCoverage[] {
  const columns = new Map(prices.map((column) => [instrumentKey(column.instrument), column]));
  const found = new Map<string, PriceCoverage>();
  for (const { instrument, values } of holdings) {
    const id = writeSymbol(instrument);
    const column = columns.get(instrumentKey(instrument));
    let { held, carried, filed } = found.get(id) ?? { held: 0, carried: 0, filed: 0 };
    for (let at = from + 1; at <= to; at += 1) {
      if (values[at] === 0) continue;
      held += 1;
      const day = column?.days?.[at] ?? Number.NaN;
      if (Number.isNaN(day)) filed += 1;
      else if (day < (days[at] as number)) carried += 1;
    }
    if (held > 0) found.set(id, { id, held, carried, filed });
  }
  return [...found.values()];
}
