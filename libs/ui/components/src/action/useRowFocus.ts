import { useEffect, useRef, type RefObject } from 'react';

/** A list whose rows can be removed. */
export interface RowFocus<Place extends HTMLElement> {
  /** Around the rows, each with `data-row`, and the control that adds one. */
  readonly place: RefObject<Place | null>;
  /** Called before the row at a position is removed, so that the focus stays on the screen. */
  readonly beforeRemoval: (index: number) => void;
}

/**
 * Moves a focus that was lost with a row: to the last button of the row in its place, of the one before it, else to what
 * adds one.
 */
export function useRowFocus<Place extends HTMLElement = HTMLDivElement>(
  count: number,
  /** The control that adds a row. */
  adding: 'input' | 'button',
): RowFocus<Place> {
  const place = useRef<Place>(null);
  const removed = useRef<{ readonly index: number; readonly before: number } | null>(null);
  useEffect(() => {
    if (removed.current === null || count >= removed.current.before) return;
    if (place.current && document.activeElement === document.body)
      focusAfter(place.current, removed.current.index, adding);
    removed.current = null;
  }, [count, adding]);
  return {
    place,
    beforeRemoval: (index) => {
      removed.current = { index, before: count };
    },
  };
}

function focusAfter(place: HTMLElement, index: number, adding: 'input' | 'button'): void {
  const rows = place.querySelectorAll('[data-row]');
  const row = rows[Math.min(index, rows.length - 1)];
  const remove = [...(row?.querySelectorAll<HTMLElement>('button') ?? [])].at(-1);
  (remove ?? place.querySelector<HTMLElement>(adding))?.focus();
}
