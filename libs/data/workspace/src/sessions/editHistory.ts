/** A line of versions with a place on it: undo goes back, redo forward, an edit cuts off what was ahead. */
export interface EditHistory<T> {
  readonly past: readonly Version<T>[];
  readonly present: T;
  readonly future: readonly Version<T>[];
  /** The undo or redo that led to the present; left out where an edit did. */
  readonly walked?: Walk<T> | undefined;
}

/** A step along versions that were there before, and the one that it led away from. */
export interface Walk<T> {
  readonly way: 'undo' | 'redo';
  readonly edit: string;
  readonly from: T;
}

/** A version and, in words, the edit between it and the present: `Terminal growth to 2.0%`. */
interface Version<T> {
  readonly value: T;
  readonly edit: string;
  /** For an edit that the next one may continue. */
  readonly group?: UndoGroup | undefined;
}

/** The one field that an edit changed and the moment of the change: edits that follow closely are one step of undo. */
export interface UndoGroup {
  readonly field: string;
  readonly atMs: number;
}

/** Older steps than this are forgotten. */
const longestPast = 200;
/** Edits of one field that follow each other this closely are one: an arrow key that is held, a figure that is tried out. */
const longestPauseMs = 1000;

export const startHistory = <T>(present: T): EditHistory<T> => ({ past: [], present, future: [] });

const continues = (last: UndoGroup | undefined, next: UndoGroup | undefined): boolean =>
  last !== undefined &&
  next !== undefined &&
  last.field === next.field &&
  next.atMs - last.atMs <= longestPauseMs;

export function recordEdit<T>(
  { past, present, future }: EditHistory<T>,
  next: T,
  edit: string,
  group?: UndoGroup,
): EditHistory<T> {
  const last = past.at(-1);
  if (last && future.length === 0 && continues(last.group, group))
    return { past: [...past.slice(0, -1), { value: last.value, edit, group }], present: next, future };
  return { past: [...past, { value: present, edit, group }].slice(-longestPast), present: next, future: [] };
}

export function undo<T>(history: EditHistory<T>): EditHistory<T> {
  const last = history.past.at(-1);
  if (!last) return history;
  return {
    past: history.past.slice(0, -1),
    present: last.value,
    future: [{ value: history.present, edit: last.edit }, ...history.future],
    walked: { way: 'undo', edit: last.edit, from: history.present },
  };
}

export function redo<T>(history: EditHistory<T>): EditHistory<T> {
  const [next, ...future] = history.future;
  if (!next) return history;
  return {
    past: [...history.past, { value: history.present, edit: next.edit }],
    present: next.value,
    future,
    walked: { way: 'redo', edit: next.edit, from: history.present },
  };
}

/** The same line of versions, each as `change` makes it; the way through them stays. */
export function mapHistory<T>(
  { past, present, future, walked }: EditHistory<T>,
  change: (value: T) => T,
): EditHistory<T> {
  const changed = (version: Version<T>): Version<T> => ({ ...version, value: change(version.value) });
  return {
    past: past.map(changed),
    present: change(present),
    future: future.map(changed),
    walked: walked && { ...walked, from: change(walked.from) },
  };
}

/** The edit that undo would take back, and the one that redo would bring again; null where there is none. */
export const nextUndo = <T>(history: EditHistory<T>): string | null => history.past.at(-1)?.edit ?? null;
export const nextRedo = <T>(history: EditHistory<T>): string | null => history.future[0]?.edit ?? null;
