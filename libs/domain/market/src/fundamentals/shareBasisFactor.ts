import type { ReportedFigure } from './FiscalPeriod.js';
import type { ShareBasisChange } from './ShareBasisChange.js';

const onNewestBasis = 'On the newest share basis';

/** The derivation of a figure that a split since its filing changed by a factor. */
export const timesBasisFactor = (factor: number): string =>
  `${onNewestBasis}: share counts as filed times ${Number(factor.toPrecision(6))}`;

/** Whether a figure has been put on the newest basis since its filing. */
export const isOnNewestBasis = ({ derivation }: Partial<Pick<ReportedFigure, 'derivation'>>): boolean =>
  derivation?.startsWith(onNewestBasis) ?? false;

/**
 * What a share count times, and a per-share figure divided by, puts it on the newest basis: the product of the
 * factors of all changes after its filing. 1 when there was none, or when the figure is on that basis already.
 */
export function shareBasisFactor(
  figure: Pick<ReportedFigure, 'source'> & Partial<Pick<ReportedFigure, 'derivation'>>,
  changes: readonly ShareBasisChange[],
): number {
  if (isOnNewestBasis(figure)) return 1;
  return changes
    .filter(({ filed }) => filed > figure.source.filed)
    .reduce((product, { factor }) => product * factor, 1);
}
