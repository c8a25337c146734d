import { useEffect, useRef, type RefObject } from 'react';

/** A table whose rows can be removed. */
export interface RowFocus {
  /** Around the table and the control that adds a row. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** Called before a row is removed, so that the focus stays on the screen. */
  readonly beforeRemoval: (id: string) => void;
}

/** Moves the focus once a row is gone: to the row in its place, the one before it, else to what adds one. */
export function useRowFocus(
  rows: readonly { readonly id: string }[],
  /** The control that adds a row. */
  adding: 'input' | 'button',
): RowFocus {
  const place = useRef<HTMLDivElement>(null);
  const removed = useRef<number | null>(null);
  useEffect(() => {
    if (removed.current !== null && place.current) focusAfter(place.current, removed.current, adding);
    removed.current = null;
  }, [rows, adding]);
  return {
    place,
    beforeRemoval: (id) => {
      removed.current = rows.findIndex((row) => row.id === id);
    },
  };
}

function focusAfter(place: HTMLElement, index: number, adding: 'input' | 'button'): void {
  const rows = place.querySelectorAll('tr[data-compared]');
  const row = rows[Math.min(index, rows.length - 1)];
  const remove = row?.querySelector<HTMLElement>('td:last-child button:last-of-type');
  (remove ?? place.querySelector<HTMLElement>(adding))?.focus();
}
