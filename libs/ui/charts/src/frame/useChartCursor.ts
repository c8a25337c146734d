import { useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import type { ChartPoint } from './ChartPoint.js';

interface ChartCursorOptions {
  readonly points: readonly ChartPoint[];
  /** The axis along which the marks are placed. */
  readonly axis: 'x' | 'y';
  readonly onSelect?: ((id: string) => void) | undefined;
}

interface ChartCursor {
  /** The mark being read. */
  readonly active: ChartPoint | undefined;
  /** Whether it was reached by keyboard and should be announced. */
  readonly isSpoken: boolean;
  readonly plotAttributes: {
    readonly tabIndex: 0;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerLeave: () => void;
    readonly onBlur: () => void;
    readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  };
}

/** Reads a chart mark by mark: arrow keys, Home and End, or the pointer; Enter or a press selects. */
export function useChartCursor({ points, axis, onSelect }: ChartCursorOptions): ChartCursor {
  const [cursor, setCursor] = useState<{ readonly id: string | undefined; readonly byKeys: boolean }>();
  const index = points.findIndex(({ id }) => id === cursor?.id);
  const active = points[index];
  const moveTo = (next: number): void => {
    setCursor({ id: points[Math.min(Math.max(next, 0), points.length - 1)]?.id, byKeys: true });
  };
  const clear = (): void => {
    setCursor(undefined);
  };
  const pointTo = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): ChartPoint | undefined => {
    const box = currentTarget.getBoundingClientRect();
    const point = nearest(points, axis === 'x' ? clientX - box.left : clientY - box.top);
    setCursor({ id: point?.id, byKeys: false });
    return point;
  };
  const moves: Readonly<Record<string, () => void>> = {
    ArrowRight: () => {
      moveTo(index + 1);
    },
    ArrowDown: () => {
      moveTo(index + 1);
    },
    ArrowLeft: () => {
      moveTo(index - 1);
    },
    ArrowUp: () => {
      moveTo(index - 1);
    },
    Home: () => {
      moveTo(0);
    },
    End: () => {
      moveTo(points.length - 1);
    },
    Enter: () => {
      if (active) onSelect?.(active.id);
    },
  };
  return {
    active,
    isSpoken: cursor?.byKeys ?? false,
    plotAttributes: {
      tabIndex: 0,
      onKeyDown: (event) => {
        const move = moves[event.key];
        if (move && !event.altKey && !event.ctrlKey && !event.metaKey) {
          event.preventDefault();
          move();
        } else if (event.key === 'Escape' && active) {
          event.stopPropagation();
          clear();
        }
      },
      onPointerMove: pointTo,
      onPointerLeave: clear,
      onBlur: clear,
      // On touch, the pointer has left the plot before the tap's click event, so the mark is found again.
      onClick: (event) => {
        const point = pointTo(event);
        if (point) onSelect?.(point.id);
      },
    },
  };
}

const nearest = (points: readonly ChartPoint[], place: number): ChartPoint | undefined =>
  points.reduce<ChartPoint | undefined>(
    (best, point) =>
      best && Math.abs(best.position - place) <= Math.abs(point.position - place) ? best : point,
    undefined,
  );
