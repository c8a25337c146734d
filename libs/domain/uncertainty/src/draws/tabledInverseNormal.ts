import { inverseNormal } from './inverseNormal.js';
import { figuresPerPart, normalTable, partsPerOctave, smallestTabled } from './normalTable.js';

const double = new Float64Array(1);
const words = new Uint32Array(double.buffer);
const upper = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1 ? 1 : 0;
/** The upper word of a double from here on has its part of an octave. */
const bitsPerPart = 20 - Math.log2(partsPerOctave);

const partOf = (p: number): number => {
  double[0] = p;
  return (words[upper] as number) >>> bitsPerPart;
};
const firstPart = partOf(smallestTabled);

/**
 * `inverseNormal` with a quarter of the operations, within 10⁻¹⁵ of its size too: most probabilities by polynomials from a
 * table. Same bits on every host.
 */
export function tabledInverseNormal(p: number): number {
  const smaller = Math.min(p, 1 - p);
  if (smaller < smallestTabled) return inverseNormal(p);
  const table = normalTable();
  const at = (partOf(smaller) - firstPart) * figuresPerPart;
  const distance = smaller - (table[at] as number);
  let ratio = table[at + 1] as number;
  for (let term = at + 2; term < at + figuresPerPart; term += 1)
    ratio = ratio * distance + (table[term] as number);
  return ratio * (p - 0.5);
}
