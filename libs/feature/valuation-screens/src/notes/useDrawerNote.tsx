import { assumptionRowId } from '@finance-analyst/documents';
import type { Valuation } from '@finance-analyst/valuation';
import { useContext, type ReactNode } from 'react';
import type { ExplainTarget } from '../model/ExplainTarget.js';
import { messages } from './messages.js';
import { NoteEditing } from './NoteEditing.js';
import { NoteField } from './NoteField.js';
import styles from './NoteField.module.css';
import { notedFigureOf } from './notedFigureOf.js';
import { noteTextOf } from './withNote.js';

/** The note on the figure of a derivation: a field, or its text if the model is read-only. Null for nothing to show. */
export function useDrawerNote(valuation: Valuation, target: ExplainTarget | null): ReactNode {
  const write = useContext(NoteEditing);
  if (target === null) return null;
  const figure = notedFigureOf(valuation, target);
  if (figure === null) return null;
  const text = noteTextOf(valuation.body, figure);
  if (!write) return text === '' ? null : <p className={styles['text']}>{messages.readOnly(text)}</p>;
  return (
    <NoteField
      key={assumptionRowId(figure.name, figure.yearEnd)}
      text={text}
      onWrite={(words) => {
        write(figure, words);
      }}
    />
  );
}
