import type { DocumentEditing } from '@finance-analyst/document-editing';
import { assumptionRowId, type ValuationModelDocument } from '@finance-analyst/documents';
import type { Valuation } from '@finance-analyst/valuation';
import { useMemo } from 'react';
import { messages } from './messages.js';
import type { WriteNote } from './NoteEditing.js';
import { noteLabel } from './noteLabel.js';
import { withNote } from './withNote.js';

/** Writes the notes of the open model, which all its scenarios share; null if it is read-only. */
export function useNoteEditing({
  edit,
  valuation,
  clock,
  isReadOnly,
}: Pick<DocumentEditing<ValuationModelDocument>, 'edit'> & {
  readonly valuation: Valuation | null;
  readonly clock: () => Date;
  readonly isReadOnly: boolean;
}): WriteNote | null {
  const model = valuation?.model ?? null;
  const history = valuation?.history;
  return useMemo(
    () =>
      isReadOnly
        ? null
        : (figure, words) => {
            edit(
              (body) => withNote(body, figure, words, clock().toISOString()),
              (body) =>
                (words.trim() === '' ? messages.removing : messages.noteOn)(
                  noteLabel({ body, history: history ?? [], model }, figure),
                ),
              `note ${assumptionRowId(figure.name, figure.yearEnd)}`,
            );
          },
    [edit, model, history, clock, isReadOnly],
  );
}
