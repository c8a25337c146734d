import type { LinesOutcome } from '../file/Outcome.js';
import type { OfxLine } from './ofxCells.js';

/**
 * Records that are listed twice, reversed or replaced, by the ids of their bank, and those that are left. The same id with
 * other content is another record, as some banks use an id again.
 */
export function correctedRecords(lines: readonly OfxLine[]): {
  readonly outcomes: readonly LinesOutcome[];
  readonly left: readonly OfxLine[];
} {
  const outcomes: LinesOutcome[] = [];
  const byId = new Map<string, OfxLine>();
  const seen = new Set<string>();
  const left = new Set<OfxLine>();
  for (const line of lines) {
    const id = line.cells.text('fitid');
    const content = line.source.cells.join('|');
    if (id !== '' && seen.has(content)) {
      outcomes.push({ lines: [line.source], outcome: { ignored: 'Listed twice, with the same id.' } });
      continue;
    }
    seen.add(content);
    left.add(line);
    if (id !== '' && !byId.has(id)) byId.set(id, line);
  }
  for (const line of [...left]) {
    const corrected = line.cells.text('reversalfitid', 'correctfitid');
    if (corrected === '') continue;
    const original = byId.get(corrected);
    left.delete(line);
    if (!original || !left.has(original) || original === line) {
      outcomes.push({
        lines: [line.source],
        outcome: { refused: 'It corrects a transaction that is not in the file.' },
      });
      continue;
    }
    left.delete(original);
    if (line.cells.text('correctaction') === 'REPLACE') {
      left.add(line);
      outcomes.push({ lines: [original.source], outcome: { ignored: 'Replaced by another transaction.' } });
    } else
      outcomes.push({
        lines: [original.source, line.source],
        outcome: { ignored: 'A transaction and its reversal.' },
      });
  }
  return { outcomes, left: [...left] };
}
