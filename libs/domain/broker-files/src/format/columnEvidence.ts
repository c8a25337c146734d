import type { SourceLine } from '../table/SourceLine.js';
import { type DateEvidence, dateEvidence } from './dateEvidence.js';
import { type DecimalEvidence, decimalEvidence } from './decimalEvidence.js';

/** What the cells of a column say of its format. */
export interface ColumnEvidence {
  readonly decimal: DecimalEvidence;
  /** Null if the column has no dates. */
  readonly date: DateEvidence | null;
}

/** A column is one of dates if at least half of its cells are. */
export function columnEvidence(lines: readonly SourceLine[], place: number): ColumnEvidence {
  const cells = lines.flatMap((line) => {
    const cell = line.cells[place]?.trim() ?? '';
    return cell === '' ? [] : [cell];
  });
  const date = dateEvidence(cells);
  const isDate = date.dates > 0 && date.dates >= cells.length / 2;
  return { decimal: decimalEvidence(isDate ? [] : cells), date: isDate ? date : null };
}
