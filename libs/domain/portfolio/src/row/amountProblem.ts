import { mostPlaces } from '../decimal/mostPlaces.js';
import { readDecimal } from '../decimal/readDecimal.js';

/** Why a text is no amount for a field, as a sentence; null if it is one. */
export function amountProblem(name: string, text: unknown, mayBeNegative: boolean): string | null {
  const amount = typeof text === 'string' ? readDecimal(text) : null;
  if (!amount) return `${name} is not a decimal number: ${String(text)}.`;
  if (amount.places > mostPlaces)
    return `${name} has more than ${String(mostPlaces)} decimals: ${String(text)}.`;
  if (amount.units < 0 && !mayBeNegative) return `${name} is negative: ${String(text)}.`;
  return null;
}
