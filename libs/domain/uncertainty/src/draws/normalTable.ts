import { exponential } from '@finance-analyst/model-engine';
import { inverseNormal } from './inverseNormal.js';

/** The smallest probability of the table: below it, and above 1 less it, is one draw of 256. */
export const smallestTabled = 2 ** -9;
/** Octaves from the smallest probability up to ½, each divided into as many parts. */
const octaves = 8;
export const partsPerOctave = 32;
/** Of a part: its middle, and the coefficients of its polynomial from the highest degree down. */
export const figuresPerPart = 8;
const degree = figuresPerPart - 2;
/** Terms of the series that the polynomials are reduced from. */
const terms = 10;
const rootOfTwoPi = 2.5066282746310002;

let table: Float64Array | undefined;

/**
 * The inverse of the normal distribution in parts, by probability up to ½: z ÷ (p − ½) as a polynomial of the distance from
 * the middle of the part. The last part, for ½ itself, is 0.
 */
export function normalTable(): Float64Array {
  if (table) return table;
  table = new Float64Array((octaves * partsPerOctave + 1) * figuresPerPart);
  let at = 0;
  for (let octave = smallestTabled; octave < 0.5; octave *= 2) {
    const halfWidth = octave / partsPerOctave / 2;
    for (let part = 0; part < partsPerOctave; part += 1) {
      const middle = octave + (2 * part + 1) * halfWidth;
      const ratio = middle + halfWidth === 0.5 ? ratioNearHalf(-halfWidth) : ratioAround(middle);
      table.set([middle, ...reduced(ratio, halfWidth).toReversed()], at);
      at += figuresPerPart;
    }
  }
  return table;
}

/** The Taylor coefficients of the inverse around `p`: its derivative is w = √2π e^(z² ÷ 2), and w′ = z w². */
function inverseAround(p: number): Float64Array {
  const z = new Float64Array(terms + 2);
  const w = new Float64Array(terms + 2);
  const square = new Float64Array(terms + 2);
  const start = inverseNormal(p);
  z[0] = start;
  w[0] = rootOfTwoPi * exponential(0.5 * start * start);
  for (let term = 0; term <= terms; term += 1) {
    z[term + 1] = (w[term] as number) / (term + 1);
    square[term] = productTerm(w, w, term);
    w[term + 1] = productTerm(z, square, term) / (term + 1);
  }
  return z;
}

/** The coefficient of a degree in the product of two series. */
function productTerm(a: Float64Array, b: Float64Array, of: number): number {
  let sum = 0;
  for (let term = 0; term <= of; term += 1) sum += (a[term] as number) * (b[of - term] as number);
  return sum;
}

/** The coefficients of z ÷ (p − ½) around a middle that is not near ½. */
function ratioAround(middle: number): Float64Array {
  const z = inverseAround(middle);
  const ratio = new Float64Array(terms);
  for (let term = 0; term < terms; term += 1)
    ratio[term] = ((z[term] as number) - (ratio[term - 1] ?? 0)) / (middle - 0.5);
  return ratio;
}

/** The same around ½ + `shift`: next to ½ the terms above would lose their digits, so those around ½ are shifted. */
function ratioNearHalf(shift: number): Float64Array {
  const ratio = inverseAround(0.5).slice(1, terms + 1);
  for (let from = 0; from < terms; from += 1)
    for (let term = terms - 2; term >= from; term -= 1)
      ratio[term] = (ratio[term] as number) + shift * (ratio[term + 1] as number);
  return ratio;
}

/** Coefficients of a lower degree, with the smallest error within `halfWidth`: Chebyshev polynomials are taken away. */
function reduced(coefficients: Float64Array, halfWidth: number): readonly number[] {
  const powers = new Float64Array(terms);
  powers[0] = 1;
  for (let term = 1; term < terms; term += 1) powers[term] = (powers[term - 1] as number) * halfWidth;
  const scaled = coefficients.map((coefficient, term) => coefficient * (powers[term] as number));
  for (let term = terms - 1; term > degree; term -= 1) {
    const chebyshev = chebyshevOf(term);
    const factor = (scaled[term] as number) / (chebyshev[term] as number);
    chebyshev.forEach((coefficient, at) => {
      scaled[at] = (scaled[at] as number) - factor * coefficient;
    });
  }
  return Array.from(
    scaled.subarray(0, degree + 1),
    (coefficient, term) => coefficient / (powers[term] as number),
  );
}

/** The coefficients of the Chebyshev polynomial of a degree from 1. */
function chebyshevOf(of: number): readonly number[] {
  let [before, now]: readonly [readonly number[], readonly number[]] = [[1], [0, 1]];
  for (let at = 1; at < of; at += 1) {
    const next = [0, ...now.map((coefficient) => 2 * coefficient)];
    before.forEach((coefficient, term) => {
      next[term] = (next[term] as number) - coefficient;
    });
    [before, now] = [now, next];
  }
  return now;
}
