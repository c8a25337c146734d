import { gestureThresholds } from './gestureThresholds.js';

export type SwipeDirection = 'left' | 'right' | 'up' | 'down';

/** Where a pointer was swiped to, by how far it went along its longer way; null while it is no swipe. */
export function swipeDirection(byX: number, byY: number): SwipeDirection | null {
  const isSideways = Math.abs(byX) > Math.abs(byY);
  const by = isSideways ? byX : byY;
  if (Math.abs(by) < gestureThresholds.swipePx) return null;
  if (isSideways) return by < 0 ? 'left' : 'right';
  return by < 0 ? 'up' : 'down';
}
