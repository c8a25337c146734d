import type { FigureResult } from '@finance-analyst/figures';
import { sessionOf, type Quote } from '@finance-analyst/market';
import { messages } from '../messages.js';

/** The latest prices available. */
export interface Prices {
  readonly quotes: ReadonlyMap<string, Quote>;
  /** Symbols without a price in the market data. */
  readonly missing: ReadonlySet<string>;
  /** Why some of them have none. */
  readonly reasons?: Readonly<Record<string, string>> | undefined;
  /** Why the other symbols are unknown so far. */
  readonly pending: string;
  /** Whether they could not be loaded. */
  readonly isFailed?: boolean;
}

/** A price with its date and source, from the market data or a model. */
export type ShownPrice = Pick<Quote, 'price' | 'currency' | 'asOf' | 'source'>;

/** What to price: a company, and its model's own price. */
export interface Priced {
  readonly symbol: string;
  readonly own: ShownPrice | null;
}

const dayOf = (price: ShownPrice): string => sessionOf(price).slice(0, 'YYYY-MM-DD'.length);

/** The market data's latest price, or the model's own if that is later or the only one, as without a connection. */
export function lastPriceOf(
  { quotes, missing, isFailed }: Prices,
  { symbol, own }: Priced,
): ShownPrice | null {
  const quote = quotes.get(symbol);
  if (!quote) return isFailed || missing.has(symbol) ? own : null;
  return own && dayOf(own) > dayOf(quote) ? own : quote;
}

/** A company's price, or why there is none. */
export function priceOf(prices: Prices, priced: Priced): FigureResult {
  const { missing, reasons, pending } = prices;
  const { symbol } = priced;
  const last = lastPriceOf(prices, priced);
  if (last) return { ok: true, value: last.price };
  return {
    ok: false,
    reason: missing.has(symbol) ? (reasons?.[symbol] ?? messages.noPrice(symbol)) : pending,
  };
}

/** A value per share's upside over a price, as a fraction; or why there is none. */
export function upsideOf(
  prices: Prices,
  { currency, value, ...priced }: Priced & { readonly currency: string; readonly value: FigureResult },
): FigureResult {
  const price = priceOf(prices, priced);
  if (!price.ok) return price;
  if (!value.ok) return value;
  const quoted = lastPriceOf(prices, priced)?.currency ?? currency;
  if (quoted !== currency) return { ok: false, reason: messages.otherCurrency(quoted, currency) };
  if (Number(value.value) < 0) return { ok: false, reason: messages.negativeValue };
  return { ok: true, value: Number(value.value) / Number(price.value) - 1 };
}
