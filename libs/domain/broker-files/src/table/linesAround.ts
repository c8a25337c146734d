import type { LinesOutcome } from '../file/Outcome.js';
import type { RawTable } from './RawTable.js';
import type { SourceLine } from './SourceLine.js';

/** The lines of a table that are no rows, which are ignored. */
export function linesAround({ preamble, headerLine, trailing }: RawTable): readonly LinesOutcome[] {
  const ignored = (lines: readonly SourceLine[], reason: string): LinesOutcome[] =>
    lines.length === 0 ? [] : [{ lines, outcome: { ignored: reason } }];
  return [
    ...ignored(preamble, 'Text before the headings.'),
    ...ignored(headerLine ? [headerLine] : [], 'Headings.'),
    ...ignored(trailing, 'Text after the last row.'),
  ];
}
