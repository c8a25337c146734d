import type { ConflictRow } from '@finance-analyst/components';
import { rulesOfKinds, settleConflict, type ValuationModelDocument } from '@finance-analyst/documents';
import type { FigureFormatting } from '@finance-analyst/figures';
import type { MergedVersion, SettledConflict } from '@finance-analyst/workspace';
import { comparedRows } from '../comparison/comparedRows.js';
import { messages } from './messages.js';

/** The conflicts of a merged version, labeled by field; `id` is the position in the list. */
export const conflictRows = (
  document: ValuationModelDocument,
  { conflicts }: MergedVersion<ValuationModelDocument>,
  formatting: Pick<FigureFormatting, 'format' | 'formatDate'>,
): readonly ConflictRow[] =>
  conflicts.map(({ conflict, side }, index) => ({
    id: String(index),
    side,
    ...sidesOf(document, conflict, formatting),
  }));

function sidesOf(
  document: ValuationModelDocument,
  conflict: SettledConflict['conflict'],
  formatting: Pick<FigureFormatting, 'format' | 'formatDate'>,
): Pick<ConflictRow, 'label' | 'mine' | 'theirs'> {
  const having = (side: 'mine' | 'theirs') =>
    settleConflict(document, conflict, side, rulesOfKinds[document.kind]);
  const rows = comparedRows(having('mine'), having('theirs'), formatting);
  const [first] = rows;
  if (!first) return { label: messages.otherDetail, mine: messages.asEdited, theirs: messages.asSavedThere };
  return {
    label: first.label,
    mine: rows.map(({ then }) => then).join(' · '),
    theirs: rows.map(({ now }) => now).join(' · '),
  };
}
