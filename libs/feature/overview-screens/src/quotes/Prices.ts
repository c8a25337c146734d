import type { FigureResult } from '@finance-analyst/figures';
import type { Quote } from '@finance-analyst/market';
import { messages } from '../messages.js';

/** The last prices, as far as they are there. */
export interface Prices {
  readonly quotes: ReadonlyMap<string, Quote>;
  /** Symbols that the market data has no price for. */
  readonly missing: ReadonlySet<string>;
  /** Why nothing is known of the other symbols yet. */
  readonly pending: string;
}

/** A company's price, or why there is none. */
export function priceOf({ quotes, missing, pending }: Prices, symbol: string): FigureResult {
  const quote = quotes.get(symbol);
  if (quote) return { ok: true, value: quote.price };
  return { ok: false, reason: missing.has(symbol) ? messages.noPrice(symbol) : pending };
}

/** How far a value per share stands above a company's price, as a fraction of the price; or why that cannot be said. */
export function upsideOf(
  prices: Prices,
  { symbol, currency, value }: { symbol: string; currency: string; value: FigureResult },
): FigureResult {
  const price = priceOf(prices, symbol);
  if (!price.ok) return price;
  if (!value.ok) return value;
  const quoted = prices.quotes.get(symbol)?.currency ?? currency;
  if (quoted !== currency) return { ok: false, reason: messages.otherCurrency(quoted, currency) };
  if (Number(value.value) < 0) return { ok: false, reason: messages.negativeValue };
  return { ok: true, value: Number(value.value) / Number(price.value) - 1 };
}
