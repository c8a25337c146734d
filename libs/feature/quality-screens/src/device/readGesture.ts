/** Below the first a movement is a tap; from the second on it is a swipe. */
const dragThresholdPx = 10;
const swipeThresholdPx = 50;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

export type Gesture =
  | { readonly kind: 'tap'; readonly distance: number }
  | { readonly kind: 'drag'; readonly distance: number }
  | { readonly kind: 'swipe'; readonly distance: number; readonly direction: Direction };

/** Classifies a pointer movement by its longer direction. */
export function readGesture(from: Point, to: Point): Gesture {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const isAcross = Math.abs(across) >= Math.abs(down);
  const distance = Math.round(Math.max(Math.abs(across), Math.abs(down)));
  if (distance < dragThresholdPx) return { kind: 'tap', distance };
  if (distance < swipeThresholdPx) return { kind: 'drag', distance };
  const direction = isAcross ? (across > 0 ? 'right' : 'left') : down > 0 ? 'down' : 'up';
  return { kind: 'swipe', distance, direction };
}
