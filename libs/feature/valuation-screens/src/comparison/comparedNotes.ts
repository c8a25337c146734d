import { noteLabel } from '../notes/noteLabel.js';
import { messages as noteMessages } from '../notes/messages.js';
import type { ComparedModel } from './ComparedModel.js';
import type { ComparedRow } from './ComparedRow.js';
import { messages } from './messages.js';
import { namingModel } from './namingModel.js';

/** The notes that two states of a model differ in. */
export function comparedNotes(then: ComparedModel, now: ComparedModel): readonly ComparedRow[] {
  const before = new Map(then.body.notes.map((note) => [note.id, note]));
  const after = new Map(now.body.notes.map((note) => [note.id, note]));
  const differing = [...new Map([...after, ...before]).values()].filter(
    ({ id }) => before.get(id)?.text !== after.get(id)?.text,
  );
  if (differing.length === 0) return [];
  const named = { ...now, model: namingModel(now.body) };
  return differing.map((note) => ({
    id: `note ${note.id}`,
    label: noteMessages.noteOn(noteLabel(named, note)),
    then: before.get(note.id)?.text ?? messages.none,
    now: after.get(note.id)?.text ?? messages.none,
    difference: null,
  }));
}
