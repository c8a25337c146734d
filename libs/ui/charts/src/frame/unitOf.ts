import { scaleLabel, type FigureFormat } from '@finance-analyst/figures';
import type { ChartTable } from './ChartTable.js';

/** Where figures appear: scaled on screen, in full in a file. */
type Written = 'on screen' | 'in a file';

/** The unit of a format's figures in words; undefined if it has none. */
function unitOfFormat(
  { kind, currency, scale = 'units' }: FigureFormat,
  written: Written,
): string | undefined {
  const isFile = written === 'in a file';
  switch (kind) {
    case 'amount':
      return isFile ? (currency ?? (scale === 'units' ? undefined : 'units')) : scaleLabel(scale, currency);
    case 'count':
      return isFile ? 'units' : scaleLabel(scale);
    case 'per-share':
      return currency && `${currency} per share`;
    case 'rate':
      return isFile ? 'fraction' : '%';
    case 'multiple':
      return isFile ? 'multiple' : '×';
    case 'number':
    case 'date':
      return undefined;
  }
}

/** The units of all figures in a table; undefined if they have none. */
export function unitOf({ columns }: Pick<ChartTable, 'columns'>, written: Written): string | undefined {
  const units = new Set(columns.flatMap(({ format }) => unitOfFormat(format, written) || []));
  return [...units].join(', ') || undefined;
}
