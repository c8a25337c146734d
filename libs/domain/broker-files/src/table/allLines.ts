import type { RawTable } from './RawTable.js';
import type { SourceLine } from './SourceLine.js';

/** Every line of a table that is not blank, rows or not. */
export const allLines = ({
  preamble,
  headerLine,
  lines,
  trailing,
  unclosed,
}: RawTable): readonly SourceLine[] => [
  ...preamble,
  ...(headerLine ? [headerLine] : []),
  ...lines,
  ...trailing,
  ...unclosed,
];
