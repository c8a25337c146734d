import { textOf } from './textOf.js';
import { unitsOf } from './unitsOf.js';

/** The exact sum, with the decimals of the term that has most. Terms that are missing count as 0. */
export function sumOf(...terms: readonly (string | undefined)[]): string {
  const read = terms.flatMap((term) => (term === undefined ? [] : [unitsOf(term)]));
  const places = Math.max(0, ...read.map((term) => term.places));
  const units = read.reduce((sum, term) => sum + term.units * 10n ** BigInt(places - term.places), 0n);
  return textOf({ units, places });
}
