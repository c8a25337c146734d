import type { GridKey } from './GridKey.js';

/** The moves of the grid with their keys. */
export const wayKeys = {
  up: { key: 'ArrowUp' },
  down: { key: 'ArrowDown' },
  left: { key: 'ArrowLeft' },
  right: { key: 'ArrowRight' },
  farUp: { key: 'ArrowUp', primary: true },
  farDown: { key: 'ArrowDown', primary: true },
  farLeft: { key: 'ArrowLeft', primary: true },
  farRight: { key: 'ArrowRight', primary: true },
  startOfRow: { key: 'Home' },
  endOfRow: { key: 'End' },
  startOfTable: { key: 'Home', primary: true },
  endOfTable: { key: 'End', primary: true },
  pageUp: { key: 'PageUp' },
  pageDown: { key: 'PageDown' },
} as const satisfies Readonly<Record<string, GridKey>>;

export type Way = keyof typeof wayKeys;

/** The keys that select without moving: the row of the focused cell, its column, everything. */
export const selectKeys = {
  row: { key: ' ', shift: true },
  column: { key: ' ', primary: true },
  all: { key: 'a', primary: true },
} as const satisfies Readonly<Record<string, GridKey>>;

/** The keys that open an entry in an editable cell. */
export const beginKeys: readonly GridKey[] = [{ key: 'Enter' }, { key: 'F2' }];

/** The keys that save an entry, by where they move. */
export const saveKeys = {
  down: { key: 'Enter' },
  up: { key: 'Enter', shift: true },
  right: { key: 'Tab' },
  left: { key: 'Tab', shift: true },
} as const satisfies Readonly<Record<string, GridKey>>;

/** The keys that return from a field to its cell, and end a selection. */
export const leaveKeys: readonly GridKey[] = [{ key: 'Escape' }];

/** The keys that reset cells while no entry is open. */
export const resetKeys: readonly GridKey[] = [{ key: 'Delete' }, { key: 'Backspace' }];

/** The key that fills a figure to the right. */
export const fillRightKey: GridKey = { key: 'r', primary: true };

/** Copying and pasting are the browser's own events; their keys are listed for help texts. */
export const copyKey: GridKey = { key: 'c', primary: true };
export const pasteKey: GridKey = { key: 'v', primary: true };
