import type { Result } from '@finance-analyst/foundation';

/** Instruments to weigh by conviction. Weights are fractions of the value of the portfolio. */
export interface ConvictionRequest {
  readonly instruments: readonly ConvictionInstrument[];
  /** Of one instrument that is weighed. */
  readonly largestWeight: number;
  readonly leastCash: number;
}

export interface ConvictionInstrument {
  readonly instrument: string;
  /** Above zero, on any scale; null for none: its weight stays. */
  readonly conviction: number | null;
  /** Value per share over price, less one. Without one, its weight stays. */
  readonly upside: Result<number>;
  /** As it is, or is meant to be. One that is sold short leaves no room for others. */
  readonly weight: number;
}

/** Why nothing can be weighed, or null. */
export function convictionProblem({
  instruments,
  largestWeight,
  leastCash,
}: ConvictionRequest): string | null {
  if (!(largestWeight > 0 && largestWeight <= 1))
    return 'The largest weight must be above 0%, and at most 100%.';
  if (!(leastCash >= 0 && leastCash <= 1)) return 'The least cash must be between 0% and 100%.';
  for (const { instrument, conviction, upside, weight } of instruments) {
    if (conviction !== null && !(conviction > 0 && conviction < Infinity))
      return `The conviction of ${instrument} must be above zero.`;
    if (upside.ok && !(upside.value >= -1 && upside.value < Infinity))
      return `The upside of ${instrument} must be −100% or more.`;
    if (!Number.isFinite(weight)) return `The weight of ${instrument} is not known.`;
  }
  return new Set(instruments.map(({ instrument }) => instrument)).size < instruments.length
    ? 'An instrument is listed twice.'
    : null;
}
