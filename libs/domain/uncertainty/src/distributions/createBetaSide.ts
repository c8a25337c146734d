import { power } from '@finance-analyst/model-engine';
import { betaPart, betaSeries } from './betaPart.js';

const cellCount = 512;
const cellLength = 0.5 / cellCount;
/** Below this cell the density may be far from a polynomial; the series is inverted there. */
const firstSmoothCell = 16;
const coefficientCount = 5;
const newtonSteps = 5;

/** The half of a beta distribution next to one end. */
export interface BetaSide {
  /** The probability of this half. */
  readonly probability: number;
  /** The distance from the end, for a probability up to that of the half. */
  readonly inverse: (p: number) => number;
}

/**
 * The half of a beta distribution from its end at 0 to ½, with `total` for the integral over all of it. The distribution
 * function is tabulated; between two entries it is the quintic with its values, slopes and curvatures, which is inverted by
 * Newton's method. That agrees with the function to 10⁻¹³, without a power for each draw.
 */
export function createBetaSide(a: number, b: number, total: number): BetaSide {
  const edges = Float64Array.from(
    { length: cellCount + 1 },
    (_, cell) => betaPart(cell * cellLength, a, b) / total,
  );
  const probability = edges[cellCount] as number;
  const quintics = new Float64Array(cellCount * coefficientCount);
  for (let cell = firstSmoothCell; cell < cellCount; cell += 1)
    quintics.set(quinticOf(cell, a, b, total, edges), cell * coefficientCount);
  const guide = createGuide(edges, probability);
  const guideScale = guide.length / probability;
  const smoothFrom = edges[firstSmoothCell] as number;

  const inverse = (p: number): number => {
    if (p < smoothFrom) return inverseOfSeries(p * total, a, b);
    let cell = guide[Math.min(Math.floor(p * guideScale), guide.length - 1)] as number;
    while (cell < cellCount - 1 && (edges[cell + 1] as number) <= p) cell += 1;
    return (
      (cell + inverseOfQuintic(quintics, cell * coefficientCount, p - (edges[cell] as number))) * cellLength
    );
  };
  return { probability, inverse };
}

/** By equal steps of probability, the smooth cell at or before the one that holds it. */
function createGuide(edges: Float64Array, probability: number): Uint16Array {
  const guide = new Uint16Array(2 * cellCount);
  let cell = firstSmoothCell;
  for (let at = 0; at < guide.length; at += 1) {
    const p = (at * probability) / guide.length;
    while (cell < cellCount - 1 && (edges[cell + 1] as number) <= p) cell += 1;
    // One back, in case a probability at the step is rounded into the next.
    guide[at] = Math.max(cell - 1, firstSmoothCell);
  }
  return guide;
}

/** Coefficients of t to t⁵ for t from 0 to 1 across the cell. */
function quinticOf(
  cell: number,
  a: number,
  b: number,
  total: number,
  edges: Float64Array,
): readonly number[] {
  const [slope0, bend0] = derivativesAt(cell * cellLength, a, b, total);
  const [slope1, bend1] = derivativesAt((cell + 1) * cellLength, a, b, total);
  const rise = (edges[cell + 1] as number) - (edges[cell] as number);
  return [
    slope0,
    bend0 / 2,
    10 * rise - 6 * slope0 - 4 * slope1 - 1.5 * bend0 + 0.5 * bend1,
    -15 * rise + 8 * slope0 + 7 * slope1 + 1.5 * bend0 - bend1,
    6 * rise - 3 * slope0 - 3 * slope1 - 0.5 * bend0 + 0.5 * bend1,
  ];
}

/** First and second derivative of the distribution function, per cell. */
function derivativesAt(x: number, a: number, b: number, total: number): readonly [number, number] {
  const density = (power(x, a - 1) * power(1 - x, b - 1)) / total;
  return [density * cellLength, density * ((a - 1) / x - (b - 1) / (1 - x)) * cellLength * cellLength];
}

function inverseOfQuintic(quintics: Float64Array, from: number, rise: number): number {
  const c1 = quintics[from] as number;
  const c2 = quintics[from + 1] as number;
  const c3 = quintics[from + 2] as number;
  const c4 = quintics[from + 3] as number;
  const c5 = quintics[from + 4] as number;
  let t = rise / (c1 + c2 + c3 + c4 + c5);
  for (let step = 0; step < newtonSteps; step += 1) {
    const value = ((((c5 * t + c4) * t + c3) * t + c2) * t + c1) * t - rise;
    const slope = (((5 * c5 * t + 4 * c4) * t + 3 * c3) * t + 2 * c2) * t + c1;
    const change = value / slope;
    t -= change;
    if (change < 1e-9 && change > -1e-9) break;
  }
  return t;
}

/** The x at which x^a times the series is `part`: each step uses the series of the one before, and gains a digit or more. */
function inverseOfSeries(part: number, a: number, b: number): number {
  const exponent = 1 / a;
  let x = power(part * a, exponent);
  for (let step = 0; step < 20; step += 1) {
    const next = power(part / betaSeries(x, a, b), exponent);
    const isSettled = Math.abs(next - x) <= 1e-16 * x;
    x = next;
    if (isSettled) break;
  }
  return x;
}
