import type { Result } from '@finance-analyst/foundation';

/** A case of a model: how likely it is, and its value. */
export interface WeightedCase {
  readonly name: string;
  /** A fraction of 1. */
  readonly weight: number;
  readonly value: Result<number>;
}

/** What the cases say together. */
export interface CasesAnswer {
  readonly mean: number;
  /** Of the values by their weights, in their units. */
  readonly standardDeviation: number;
  /** Of the cases with a weight. */
  readonly lowest: number;
  readonly highest: number;
}

/** The cases by weight, or what is wrong with them. */
export type CasesResult =
  | { readonly ok: true; readonly value: CasesAnswer }
  /** The weights total something other than 1. */
  | { readonly ok: false; readonly code: 'total'; readonly total: number }
  | { readonly ok: false; readonly code: 'weight'; readonly name: string }
  | { readonly ok: false; readonly code: 'no-value'; readonly name: string; readonly reason: string };

/** How far weights may be from a total of 1: those typed as thirds, 33.3% or 33.33%, do not add up exactly. */
export const weightTolerance = 0.001 + 1e-9;

/**
 * The mean Σ wᵢ vᵢ ÷ Σ wᵢ of the cases and the spread √(Σ wᵢ (vᵢ − mean)² ÷ Σ wᵢ); a case without a weight needs no
 * value.
 */
export function weighCases(cases: readonly WeightedCase[]): CasesResult {
  const impossible = cases.find(({ weight }) => !(weight >= 0));
  if (impossible) return { ok: false, code: 'weight', name: impossible.name };
  const total = cases.reduce((sum, { weight }) => sum + weight, 0);
  if (!(Math.abs(total - 1) <= weightTolerance)) return { ok: false, code: 'total', total };
  const counted: { readonly weight: number; readonly value: number }[] = [];
  for (const { name, weight, value } of cases) {
    if (weight === 0) continue;
    if (!value.ok) return { ok: false, code: 'no-value', name, reason: value.reason };
    counted.push({ weight: weight / total, value: value.value });
  }
  const mean = counted.reduce((sum, { weight, value }) => sum + weight * value, 0);
  const variance = counted.reduce((sum, { weight, value }) => sum + weight * (value - mean) ** 2, 0);
  const values = counted.map(({ value }) => value);
  return {
    ok: true,
    value: {
      mean,
      standardDeviation: Math.sqrt(variance),
      lowest: Math.min(...values),
      highest: Math.max(...values),
    },
  };
}
