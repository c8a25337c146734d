import type { ConvictionLimits, PortfolioBody } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import { convictionWeights } from '@finance-analyst/portfolio';
import { sumOfNamed } from '../holdings/sumOfNamed.js';
import type { TargetRow } from '../targets/targetRows.js';

/** A target by conviction, to a tenth of a percent. */
export interface ProposedTarget {
  readonly id: string;
  readonly weight: number;
  /** It is worth more than its price. */
  readonly hasUpside: boolean;
  /** Its share would be above the largest weight. */
  readonly isCapped: boolean;
}

export interface Proposal {
  readonly targets: readonly ProposedTarget[];
  /** What they and the weights that stay leave. */
  readonly cash: number;
  /** What has a conviction and no upside. */
  readonly leftOut: readonly { readonly id: string; readonly reason: string }[];
}

/**
 * Targets by conviction and upside for what has both; everything else stays at its target, or else at its weight. Weights are rounded down
 * to a tenth of a percent, as targets are shown, and what rounding leaves is cash. While a weight is not known, there is no proposal.
 */
export function proposeTargets(
  rows: readonly TargetRow[],
  convictions: PortfolioBody['convictions'],
  upsideOf: (row: TargetRow) => Result<number>,
  limits: ConvictionLimits,
): Result<Proposal> {
  const staying = sumOfNamed(
    rows.flatMap(({ name, target, value }) => (target === null ? [{ name, figure: value }] : [])),
  );
  if (!staying.ok) return staying;
  const levels = new Map(convictions?.map(({ id, level }) => [id, level]));
  const found = convictionWeights({
    ...limits,
    instruments: rows.map((row) => ({
      instrument: row.id,
      conviction: levels.get(row.id) ?? null,
      upside: upsideOf(row),
      weight: row.target ?? (row.weight.ok ? row.weight.value : Number.NaN),
    })),
  });
  if (!found.ok) return found;
  const { weights, cash, leftOut } = found.value;
  const targets = weights.map(({ instrument, weight, isCapped }) => ({
    id: instrument,
    weight: Math.floor(weight * 1000 + 1e-6) / 1000,
    hasUpside: weight > 0,
    isCapped,
  }));
  const rounded = weights.reduce((sum, { weight }, at) => sum + weight - (targets[at]?.weight ?? 0), 0);
  return {
    ok: true,
    value: {
      targets,
      cash: cash + rounded,
      leftOut: leftOut.map(({ instrument, reason }) => ({ id: instrument, reason })),
    },
  };
}
