import type { LinesOutcome } from '../file/Outcome.js';
import type { RawTable } from './RawTable.js';
import type { SourceLine } from './SourceLine.js';

/** The lines of a table that are not rows: ignored, or refused if they cannot be split into cells. */
export function linesAround({ preamble, headerLine, trailing, unclosed }: RawTable): readonly LinesOutcome[] {
  const ignored = (lines: readonly SourceLine[], reason: string): LinesOutcome[] =>
    lines.length === 0 ? [] : [{ lines, outcome: { ignored: reason } }];
  return [
    ...ignored(preamble, 'Text before the headings.'),
    ...ignored(headerLine ? [headerLine] : [], 'Headings.'),
    ...ignored(trailing, 'Text after the last row.'),
    ...unclosed.map((line) => ({
      lines: [line],
      outcome: { refused: 'The line has an opening quotation mark without a closing one.' },
    })),
  ];
}
