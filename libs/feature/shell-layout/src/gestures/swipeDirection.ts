import { gestureThresholds } from './gestureThresholds.js';

export type SwipeDirection = 'left' | 'right' | 'up' | 'down';

/** A swipe's direction, by its longer axis; null if it is not a swipe. */
export function swipeDirection(byX: number, byY: number): SwipeDirection | null {
  const isSideways = Math.abs(byX) > Math.abs(byY);
  const by = isSideways ? byX : byY;
  if (Math.abs(by) < gestureThresholds.swipePx) return null;
  if (isSideways) return by < 0 ? 'left' : 'right';
  return by < 0 ? 'up' : 'down';
}
