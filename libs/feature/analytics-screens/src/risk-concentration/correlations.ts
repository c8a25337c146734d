import type { Result } from '@finance-analyst/foundation';
import { correlationOf } from '@finance-analyst/portfolio';
import type { RiskAsset } from '../risk-returns/RiskAnalysis.js';

/** How many of the largest holdings are compared. */
export const mostCorrelated = 8;

export interface Correlations {
  /** The largest first. */
  readonly assets: readonly Pick<RiskAsset, 'position'>[];
  /** By row, then by column. */
  readonly cells: readonly (readonly Result<number>[])[];
}

/** The correlations of the largest holdings, without cash and what has no prices. */
export function correlations(assets: readonly RiskAsset[]): Correlations {
  const shown = assets
    .filter(({ position, isConstant }) => !position.isCash && !isConstant)
    .slice(0, mostCorrelated);
  return {
    assets: shown.map(({ position }) => ({ position })),
    cells: shown.map((row) => shown.map((column) => correlationOf(row.returns, column.returns))),
  };
}
