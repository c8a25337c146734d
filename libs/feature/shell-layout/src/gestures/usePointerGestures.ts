import { useMemo, useRef, type PointerEvent } from 'react';
import { gestureThresholds } from './gestureThresholds.js';
import { swipeDirection, type SwipeDirection } from './swipeDirection.js';

export interface PointerGestures {
  readonly onSwipe?: (direction: SwipeDirection) => void;
  /** During a drag: the distance from the start, in pixels. */
  readonly onDrag?: (byX: number, byY: number) => void;
}

type PointerHandler = (event: PointerEvent) => void;

export interface PointerHandlers {
  readonly onPointerDown: PointerHandler;
  readonly onPointerMove: PointerHandler;
  readonly onPointerUp: PointerHandler;
  readonly onPointerCancel: PointerHandler;
}

interface Held {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  isDragged: boolean;
}

/** Handlers that detect a drag (from 10 px) and a swipe (from 50 px) of one pointer. A mouse does not swipe. */
export function usePointerGestures({ onSwipe, onDrag }: PointerGestures): PointerHandlers {
  const held = useRef<Held | null>(null);
  return useMemo(() => {
    const distance = (event: PointerEvent, from: Held) =>
      [event.clientX - from.x, event.clientY - from.y] as const;
    return {
      onPointerDown(event) {
        if (event.pointerType === 'mouse' || held.current) return;
        held.current = {
          pointerId: event.pointerId,
          x: event.clientX,
          y: event.clientY,
          isDragged: false,
        };
      },
      onPointerMove(event) {
        const from = held.current;
        if (from?.pointerId !== event.pointerId) return;
        const [byX, byY] = distance(event, from);
        if (Math.hypot(byX, byY) >= gestureThresholds.dragPx) from.isDragged = true;
        if (from.isDragged) onDrag?.(byX, byY);
      },
      onPointerUp(event) {
        const from = held.current;
        if (from?.pointerId !== event.pointerId) return;
        held.current = null;
        const direction = swipeDirection(...distance(event, from));
        if (direction) onSwipe?.(direction);
      },
      onPointerCancel(event) {
        if (held.current?.pointerId === event.pointerId) held.current = null;
      },
    };
  }, [onSwipe, onDrag]);
}
