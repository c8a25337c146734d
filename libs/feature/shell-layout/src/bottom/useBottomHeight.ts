import { useEffect, useState, type RefObject } from 'react';

/** Reports an element's height, now and after each change; nothing if unsupported. */
export type ObserveHeight = (element: Element, onChange: (heightPx: number) => void) => () => void;

export const observeHeight: ObserveHeight = (element, onChange) => {
  if (!('ResizeObserver' in globalThis)) return () => undefined;
  let frame = 0;
  // In a separate frame: changing the page's layout inside a resize observation is a browser error.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      onChange(Math.round(element.getBoundingClientRect().height));
    });
  });
  observer.observe(element);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
};

/**
 * The height of the dock below the main area. Also sets `--shell-bottom-height` on the root element, so that
 * floating elements and scroll targets stay above it.
 */
export function useBottomHeight(
  bottom: RefObject<HTMLElement | null>,
  observe: ObserveHeight = observeHeight,
): number {
  const [heightPx, setHeightPx] = useState(0);
  useEffect(() => {
    const element = bottom.current;
    if (!element) return undefined;
    const { style } = element.ownerDocument.documentElement;
    const stop = observe(element, (nextPx) => {
      style.setProperty('--shell-bottom-height', `${nextPx}px`);
      setHeightPx(nextPx);
    });
    return () => {
      stop();
      style.removeProperty('--shell-bottom-height');
    };
  }, [bottom, observe]);
  return heightPx;
}
