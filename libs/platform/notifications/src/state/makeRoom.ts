import type { Notification } from '../notification/Notification.js';

/** Most toasts on screen at once. */
export const activeLimit = 5;

const isCalm = ({ persistent, type }: Notification): boolean =>
  !persistent && (type === 'info' || type === 'success');

/**
 * The toasts that fit, newest first: the oldest info or success toast is dropped first, then the oldest
 * that would expire, then the oldest. The newest always stays.
 */
export function makeRoom(newestFirst: readonly Notification[]): readonly Notification[] {
  if (newestFirst.length <= activeLimit) return newestFirst;
  const older = newestFirst.slice(1);
  const leaving =
    older.findLast(isCalm) ?? older.findLast(({ persistent }) => !persistent) ?? older[older.length - 1];
  return makeRoom(newestFirst.filter((notification) => notification !== leaving));
}
