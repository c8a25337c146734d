import { decimalEvidence } from './decimalEvidence.js';
import type { DecimalSign } from './FileFormat.js';

/** The decimal sign of cells; null if none of them decides, or they differ. */
export function signOf(...cells: readonly string[]): DecimalSign | null {
  const { votes } = decimalEvidence(cells.map((cell) => cell.trim()));
  if (votes['.'] > 0 === votes[','] > 0) return null;
  return votes['.'] > 0 ? '.' : ',';
}
