import type { LoadedPriceHistory } from '@finance-analyst/market-data';
import { dayNumber, type LedgerRow } from '@finance-analyst/portfolio';
import type { PriceLevels } from './PriceLevels.js';

type History = Extract<LoadedPriceHistory, { ok: true }>['history']['data'];

/**
 * The levels whose changes are the returns of an instrument: adjusted closes where there are any, otherwise closes. Closes that
 * drop by the ratio of a split of the ledger are taken to be as traded, and those before it become those of shares after it.
 */
export function readPriceLevels(
  { bars, adjusted, currency }: Pick<History, 'bars' | 'adjusted' | 'currency'>,
  splits: readonly Pick<LedgerRow, 'date' | 'ratio'>[],
): PriceLevels {
  const read = bars.flatMap(({ date, close, adjustedClose }) => {
    const level = adjusted ? (adjustedClose ?? close) : close;
    const day = dayNumber(date);
    return day !== null && level > 0 ? [{ date, day, level }] : [];
  });
  const levels = Float64Array.from(read, ({ level }) => level);
  if (!adjusted)
    for (const { date, ratio } of splits) {
      const factor = ratio ? Number(ratio.held) / Number(ratio.received) : Number.NaN;
      const at = read.findIndex((bar) => bar.date >= date);
      if (!(factor > 0) || at < 1) continue;
      const change = (levels[at] as number) / (levels[at - 1] as number);
      if (Math.abs(Math.log(change / factor)) >= Math.abs(Math.log(change))) continue;
      for (let before = 0; before < at; before += 1) levels[before] = (levels[before] as number) * factor;
    }
  return { days: Int32Array.from(read, ({ day }) => day), levels, currency, isTotalReturn: adjusted };
}
