import type { KeyCombination } from '@finance-analyst/contributions';

/** The ways that the grid goes, each with its key: it looks them up here, and the forecast tells them. */
export const wayKeys = {
  up: { key: 'ArrowUp' },
  down: { key: 'ArrowDown' },
  left: { key: 'ArrowLeft' },
  right: { key: 'ArrowRight' },
  startOfRow: { key: 'Home' },
  endOfRow: { key: 'End' },
  startOfTable: { key: 'Home', primary: true },
  endOfTable: { key: 'End', primary: true },
} as const satisfies Readonly<Record<string, KeyCombination>>;

export type Way = keyof typeof wayKeys;

/** The keys that begin an entry where one can be made. */
export const beginKeys: readonly KeyCombination[] = [{ key: 'Enter' }, { key: 'F2' }];

/** The keys that take an entry over, by where they lead. */
export const takeKeys = {
  down: { key: 'Enter' },
  up: { key: 'Enter', shift: true },
  nextYear: { key: 'Tab' },
  previousYear: { key: 'Tab', shift: true },
} as const satisfies Readonly<Record<string, KeyCombination>>;

/** The keys that lead from a field back to its cell. */
export const leaveKeys: readonly KeyCombination[] = [{ key: 'Escape' }];

/** The keys that put an edited figure back to its default where no entry is open. */
export const resetKeys: readonly KeyCombination[] = [{ key: 'Delete' }, { key: 'Backspace' }];

/** The key that carries a figure to the years after it. */
export const fillRightKey: KeyCombination = { key: 'r', primary: true };

/** Copying and pasting are the browser's own events; these are only told. */
export const copyKey: KeyCombination = { key: 'c', primary: true };
export const pasteKey: KeyCombination = { key: 'v', primary: true };
