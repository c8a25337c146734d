import { currencyPlaces, roundUnits } from '@finance-analyst/portfolio';
import type { RowEntries } from './CellValue.js';

/** The gross amount of a trade that has none of its own, as decimal text: quantity times price, in whole minor units. */
export function usualGross({ kind, quantity, price, gross, currency = '' }: RowEntries): string | undefined {
  const isTrade = kind === 'buy' || kind === 'sell' || kind === 'short' || kind === 'cover';
  if (!isTrade || gross !== undefined || !quantity || !price) return undefined;
  const places = currencyPlaces(currency) ?? 2;
  return String(roundUnits(Number(quantity) * Number(price), places) / 10 ** places);
}
