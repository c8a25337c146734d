import { useEffect, useRef, type RefObject } from 'react';

/** Time between two steps, in which the cells that came into view are rendered. */
const stepMs = 40;
/** A step goes as far as the pointer is beyond the edge, within these. */
const stepPx = { least: 8, most: 80 };

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The part of a scrolling grid that shows cells: beside the row names and below the headings. */
function cellsBox(scroller: HTMLElement) {
  const { left, top } = scroller.getBoundingClientRect();
  const corner = scroller.querySelector('[data-corner]')?.getBoundingClientRect();
  return {
    left: left + (corner?.width ?? 0),
    top: top + (corner?.height ?? 0),
    right: left + scroller.clientWidth,
    bottom: top + scroller.clientHeight,
  };
}

/** How far a place is beyond the ends of a line, as the step toward it; 0 between them. */
function stepBeyond(place: number, start: number, end: number): number {
  const beyond = place < start ? place - start : place > end ? place - end : 0;
  return (
    Math.sign(beyond) * (beyond === 0 ? 0 : Math.min(stepPx.most, Math.max(stepPx.least, Math.abs(beyond))))
  );
}

const within = (place: number, start: number, end: number): number =>
  Math.min(end - 1, Math.max(start + 1, place));

/**
 * Scrolls a grid while a selection is dragged past its edge. `onReach` gets the cell's element at the edge, nearest to
 * the pointer.
 */
export function useDragScroll(
  scroller: RefObject<HTMLElement | null> | undefined,
  onReach: (element: Element) => void,
): { readonly start: () => void; readonly stop: () => void } {
  const stopping = useRef<() => void>(undefined);
  const reach = useRef(onReach);
  useEffect(() => {
    reach.current = onReach;
  });
  const stop = (): void => {
    stopping.current?.();
    stopping.current = undefined;
  };
  useEffect(() => () => stopping.current?.(), []);

  const start = (): void => {
    stop();
    const element = scroller?.current;
    if (!element) return;
    const listening = new AbortController();
    let pointer: Point | undefined;
    const timer = setInterval(() => {
      if (!pointer) return;
      const { left, top, right, bottom } = cellsBox(element);
      const step = { left: stepBeyond(pointer.x, left, right), top: stepBeyond(pointer.y, top, bottom) };
      if (step.left === 0 && step.top === 0) return;
      element.scrollBy({ ...step, behavior: 'instant' });
      const at = document.elementFromPoint(within(pointer.x, left, right), within(pointer.y, top, bottom));
      if (at) reach.current(at);
    }, stepMs);
    stopping.current = () => {
      clearInterval(timer);
      listening.abort();
    };
    window.addEventListener(
      'mousemove',
      ({ buttons, clientX, clientY }) => {
        if (buttons === 1) pointer = { x: clientX, y: clientY };
        else stop();
      },
      listening,
    );
    window.addEventListener('mouseup', stop, listening);
  };
  return { start, stop };
}
