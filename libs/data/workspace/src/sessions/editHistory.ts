/**
 * A linear history of versions with a current position: undo moves back, redo forward, an edit discards what is ahead.
 */
export interface EditHistory<T> {
  readonly past: readonly Version<T>[];
  readonly present: T;
  readonly future: readonly Version<T>[];
  /** The undo or redo that led to the present; omitted if an edit did. */
  readonly walked?: Walk<T> | undefined;
}

/** A step between existing versions, and the version it left. */
export interface Walk<T> {
  readonly way: 'undo' | 'redo';
  readonly edit: string;
  readonly from: T;
}

/** A version and a description of the edit between it and the present: `Terminal growth to 2.0%`. */
interface Version<T> {
  readonly value: T;
  readonly edit: string;
  /** For an edit that the next one may extend. */
  readonly group?: UndoGroup | undefined;
}

/** The single field that an edit changed and the time of the change: edits in quick succession are one undo step. */
export interface UndoGroup {
  readonly field: string;
  readonly atMs: number;
}

/** The maximum number of steps; older ones are dropped. */
const longestPast = 200;
/** Edits of one field within this time are one step, such as an arrow key held down or a figure being tried out. */
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

/**
 * The history with a change that arrived by itself, such as market data: a step like an edit, but what is ahead stays, with
 * the change in it. Where the present lacks what it changes, only what is ahead changes.
 */
export function recordArrival<T>(
  history: EditHistory<T>,
  change: (value: T) => T,
  edit: string,
  group?: UndoGroup,
): EditHistory<T> {
  const { past, present } = history;
  const next = change(present);
  const future = history.future.map((version) => ({ ...version, value: change(version.value) }));
  if (next === present)
    return future.every(({ value }, index) => value === history.future[index]?.value)
      ? history
      : { ...history, future };
  const last = past.at(-1);
  const step: Version<T> = { value: present, edit, group };
  return last && continues(last.group, group)
    ? { past: [...past.slice(0, -1), { ...step, value: last.value }], present: next, future }
    : { past: [...past, step].slice(-longestPast), present: next, future };
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

/** The same history with `change` applied to each version. */
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

/** The edit that undo would revert, and the one that redo would restore; null if there is none. */
export const nextUndo = <T>(history: EditHistory<T>): string | null => history.past.at(-1)?.edit ?? null;
export const nextRedo = <T>(history: EditHistory<T>): string | null => history.future[0]?.edit ?? null;
