import { useLayoutEffect, type RefObject } from 'react';

/** Calls `handOver` before a focused element is removed, because its focus would be lost. */
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
