import type { SourceLine } from '../table/SourceLine.js';
import type { DecimalSign } from './FileFormat.js';
import { isNumeric } from './isNumeric.js';

const groups = { '.': /\d([,\s'’])\d{3}(?!\d)/, ',': /\d([.\s'’])\d{3}(?!\d)/ } as const;

/** The sign that groups thousands in the first number with one; null if no number has one. */
export function thousandsSign(lines: readonly SourceLine[], decimal: DecimalSign): string | null {
  for (const { cells } of lines)
    for (const cell of cells) {
      const sign = groups[decimal].exec(cell)?.[1];
      if (sign !== undefined && isNumeric(cell.trim())) return sign;
    }
  return null;
}
