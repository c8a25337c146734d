import { quickBases } from '@finance-analyst/valuation';
import type { ToolEntries, ToolField } from './ToolEntries.js';
import { toolFields } from './toolFields.js';

/** The fields in use with the multiple that the person entered before the company was chosen. */
export const earlierFields = ({ basis, sources }: ToolEntries): readonly ToolField[] =>
  [...toolFields.keys()].filter(
    (field) =>
      sources[field] === 'earlier' &&
      quickBases.every((other) => other === basis || !field.startsWith(`${other}.`)) &&
      (field !== 'netDebt' || basis === 'operating-income'),
  );
