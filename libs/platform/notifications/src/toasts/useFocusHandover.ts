import { useLayoutEffect, type RefObject } from 'react';

/** Calls `handOver` before an element leaves the page with the focus in it: the focus would be lost with it. */
export function useFocusHandover(
  element: RefObject<HTMLElement | null>,
  handOver: (element: HTMLElement) => void,
): void {
  useLayoutEffect(() => {
    const leaving = element.current;
    return () => {
      if (leaving?.contains(leaving.ownerDocument.activeElement)) handOver(leaving);
    };
  }, [element, handOver]);
}
