import { assumptionRowId, type ValuationModelBody } from '@finance-analyst/documents';
import type { NotedFigure } from './NotedFigure.js';

/** The text of the note on a figure; empty without one. */
export function noteTextOf({ notes }: Pick<ValuationModelBody, 'notes'>, figure: NotedFigure): string {
  const id = assumptionRowId(figure.name, figure.yearEnd);
  return notes.find((note) => note.id === id)?.text ?? '';
}

/** A model with a note on a figure, in place of the one before; a note without words removes it. */
export function withNote(
  body: ValuationModelBody,
  { name, yearEnd }: NotedFigure,
  words: string,
  writtenAt: string,
): ValuationModelBody {
  const text = words.trim();
  if (text === noteTextOf(body, { name, yearEnd })) return body;
  const id = assumptionRowId(name, yearEnd);
  const note = { id, name, yearEnd, text, writtenAt };
  if (text === '') return { ...body, notes: body.notes.filter((other) => other.id !== id) };
  const isNew = body.notes.every((other) => other.id !== id);
  return {
    ...body,
    notes: isNew ? [...body.notes, note] : body.notes.map((other) => (other.id === id ? note : other)),
  };
}
