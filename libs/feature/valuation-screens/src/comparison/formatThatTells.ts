import type { FigureFormat, FigureFormatting } from '@finance-analyst/figures';

/** Decimals that are written at most beyond the usual ones. */
const mostFurtherDecimals = 6;
/** Decimals of a figure whose format leaves them open. */
const openDecimals = 3;

/** The format of two figures that differ, with more decimals where the usual ones write both alike. */
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
