import type { ReportedFigure } from './FiscalPeriod.js';
import type { ShareBasisChange } from './ShareBasisChange.js';

/**
 * What a share count times, and a per-share figure divided by, puts it on the newest basis: the product of the
 * factors of all changes after its filing. 1 when there was none.
 */
export function shareBasisFactor(
  figure: Pick<ReportedFigure, 'source'>,
  changes: readonly ShareBasisChange[],
): number {
  return changes
    .filter(({ filed }) => filed > figure.source.filed)
    .reduce((product, { factor }) => product * factor, 1);
}
