import {
  type EditHistory,
  nextRedo,
  nextUndo,
  recordEdit,
  redo,
  startHistory as startEdits,
  undo,
} from '@finance-analyst/workspace';
import type { ToolEntries } from './ToolEntries.js';
import { toolFields } from './toolFields.js';

/** The entries with their undo and redo history. */
export interface EntryHistory extends EditHistory<ToolEntries> {
  /** How many times a field was left; typing there afterwards starts a new step. */
  readonly completedCount: number;
}

export const startHistory = (present: ToolEntries): EntryHistory => ({
  ...startEdits(present),
  completedCount: 0,
});

const fields: ReadonlySet<string> = new Set(toolFields.keys());

/** The history after an edit; keystrokes in one place are one step until it is completed. */
export function withEdit(
  history: EntryHistory,
  present: ToolEntries,
  edit: string,
  place: string | null,
): EntryHistory {
  if (present === history.present) return history;
  const { completedCount } = history;
  if (place === null) return { ...recordEdit(history, present, edit), completedCount };
  // An edit that waits for a company's figures stays open when a field is left.
  const field = fields.has(place) ? `${place} ${completedCount}` : place;
  const last = history.past.at(-1);
  const words = last?.group?.field === field ? last.edit : edit;
  // A constant time, because a step ends when its field is left, not after a pause.
  return { ...recordEdit(history, present, words, { field, atMs: 0 }), completedCount };
}

/** The same entries; the next keystroke starts a new step. */
export function completed(history: EntryHistory): EntryHistory {
  const { past, completedCount } = history;
  const isOpen = past.at(-1)?.group?.field.endsWith(` ${completedCount}`) === true;
  return isOpen ? { ...history, completedCount: completedCount + 1 } : history;
}

const walked = (history: EntryHistory, next: EditHistory<ToolEntries>): EntryHistory =>
  next === history ? history : { ...history, ...next };

export const undone = (history: EntryHistory): EntryHistory => walked(history, undo(history));

export const redone = (history: EntryHistory): EntryHistory => walked(history, redo(history));

/** The edits that undo would revert and redo would restore; null if there is none. */
export const nextSteps = (history: EntryHistory) => ({
  undo: nextUndo(history),
  redo: nextRedo(history),
});
