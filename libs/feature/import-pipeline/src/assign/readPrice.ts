import type { FigureFormatting } from '@finance-analyst/figures';
import { dayNumber } from '@finance-analyst/portfolio';
import { typedDecimal } from '../decimal/typedDecimal.js';
import type { EnteredPrice } from '../plan/ImportChoices.js';

/** A price and its day as they are typed. */
export function readPrice(typed: EnteredPrice['typed'], formatting: FigureFormatting): EnteredPrice {
  const date = typed.date.trim();
  return {
    typed,
    price: typedDecimal(typed.price, formatting),
    date: dayNumber(date) === null ? null : date,
  };
}
