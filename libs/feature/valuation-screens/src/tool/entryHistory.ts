import type { ToolEntries } from './ToolEntries.js';
import { toolFields } from './toolField.js';

interface EntryStep {
  readonly entries: ToolEntries;
  /** What was edited, in words: `Revenue`. */
  readonly edit: string;
  /** What further keystrokes in the same place add to. */
  readonly place: string | null;
}

/** The entries and the way back and forth between them. */
export interface EntryHistory {
  readonly past: readonly EntryStep[];
  readonly present: ToolEntries;
  /** What led to the present; its place is null once it is complete. */
  readonly last: Omit<EntryStep, 'entries'> | null;
  readonly future: readonly EntryStep[];
}

/** Edits that can be undone. */
const longest = 200;

export const startHistory = (present: ToolEntries): EntryHistory => ({
  past: [],
  present,
  last: null,
  future: [],
});

/** The history with an edit; keystrokes in one place are one step until it is completed. */
export function withEdit(
  history: EntryHistory,
  present: ToolEntries,
  edit: string,
  place: string | null,
): EntryHistory {
  if (present === history.present) return history;
  const isContinued = place !== null && history.last?.place === place;
  const step = { entries: history.present, edit, place };
  return {
    past: isContinued ? history.past : [...history.past, step].slice(-longest),
    present,
    last: { edit, place },
    future: [],
  };
}

const fields: ReadonlySet<string | null> = new Set(toolFields.keys());

/** The same history, so that the next keystroke is a step of its own; what awaits a company's figures stays open. */
export const completed = (history: EntryHistory): EntryHistory =>
  history.last && fields.has(history.last.place)
    ? { ...history, last: { ...history.last, place: null } }
    : history;

export function undone(history: EntryHistory): EntryHistory {
  const step = history.past.at(-1);
  if (!step) return history;
  return {
    past: history.past.slice(0, -1),
    present: step.entries,
    last: null,
    future: [{ ...step, entries: history.present }, ...history.future],
  };
}

export function redone(history: EntryHistory): EntryHistory {
  const [step, ...future] = history.future;
  if (!step) return history;
  return {
    past: [...history.past, { ...step, entries: history.present }],
    present: step.entries,
    last: null,
    future,
  };
}

/** What undo would take back, and redo would bring back; null for nothing. */
export const nextSteps = ({ past, future }: EntryHistory) => ({
  undo: past.at(-1)?.edit ?? null,
  redo: future[0]?.edit ?? null,
});
