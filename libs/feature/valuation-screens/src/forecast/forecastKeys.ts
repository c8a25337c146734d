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

/** The keys that take an entry over and lead back to its cell. */
export const takeKeys: readonly KeyCombination[] = [{ key: 'Enter' }];

/** The keys that lead from a field back to its cell. */
export const leaveKeys: readonly KeyCombination[] = [{ key: 'Escape' }];
