import type { LedgerRow } from '@finance-analyst/portfolio';

/** Trades with their figures by column, and the closes of each instrument. */
export interface SampleTrades {
  readonly rows: readonly LedgerRow[];
  readonly days: Int32Array;
  readonly closes: readonly Float64Array[];
  /** By trade: place of the day and of the instrument, shares (negative if sold) and price. */
  readonly at: Int32Array;
  readonly instrument: Int32Array;
  readonly shares: Float64Array;
  readonly price: Float64Array;
}

const firstDay = 15_000;
const millisecondsOfDay = 86_400_000;

/** Purchases and sales of `instruments` on `days` days, never more sold than is held; the same at every run. */
export function sampleTrades(trades: number, instruments: number, days: number): SampleTrades {
  let state = 1;
  // Numerical Recipes' linear congruential generator: good enough for trades that only have to be many.
  const random = (): number => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const closes = Array.from({ length: instruments }, () => {
    let close = 100;
    return Float64Array.from({ length: days }, () => (close *= Math.exp((random() - 0.5) * 0.05)));
  });
  const at = Int32Array.from({ length: trades }, () => Math.floor(random() * days)).toSorted();
  const instrument = Int32Array.from({ length: trades }, () => Math.floor(random() * instruments));
  const held = new Float64Array(instruments);
  const shares = Float64Array.from(instrument, (each) => {
    const isBought = (held[each] ?? 0) < 40 || random() < 0.6;
    const traded = isBought ? 1 + Math.floor(random() * 99) : -1 - Math.floor(random() * 39);
    held[each] = (held[each] ?? 0) + traded;
    return traded;
  });
  const price = Float64Array.from(
    instrument,
    (each, trade) => Math.round((closes[each]?.[at[trade] ?? 0] ?? 0) * 100) / 100,
  );
  const dateOf = (place: number): string =>
    new Date((firstDay + place) * millisecondsOfDay).toISOString().slice(0, 10);
  const rows = Array.from(shares, (traded, trade): LedgerRow => ({
    id: String(trade),
    account: 'main',
    entry: trade,
    kind: traded > 0 ? 'buy' : 'sell',
    date: dateOf(at[trade] ?? 0),
    currency: 'USD',
    instrument: { symbol: String(instrument[trade]), market: null },
    quantity: String(Math.abs(traded)),
    price: (price[trade] ?? 0).toFixed(2),
  }));
  return {
    rows,
    days: Int32Array.from({ length: days }, (_, place) => firstDay + place),
    closes,
    at,
    instrument,
    shares,
    price,
  };
}
