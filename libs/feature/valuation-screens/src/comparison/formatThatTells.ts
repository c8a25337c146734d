import type { FigureFormat, FigureFormatting } from '@finance-analyst/figures';

/** Decimals that are written at most beyond the usual ones. */
const mostFurtherDecimals = 6;
/** Decimals of a figure whose format leaves them open. */
const openDecimals = 3;

/** A format for two different figures, with more decimals if the usual ones would show them as equal. */
export function formatThatTells(
  one: number,
  other: number,
  usual: FigureFormat,
  format: FigureFormatting['format'],
): FigureFormat {
  const tells = (how: FigureFormat): boolean => format(one, how) !== format(other, how);
  const finer = Array.from({ length: mostFurtherDecimals }, (_, index) => ({
    ...usual,
    precision: (usual.precision ?? openDecimals) + index + 1,
  }));
  return [usual, ...finer].find(tells) ?? usual;
}
