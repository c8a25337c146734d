import { useEffect, useState, type RefObject } from 'react';

/** Tells how high an element is, now and after each change; where the browser cannot, nothing is told. */
export type ObserveHeight = (element: Element, onChange: (heightPx: number) => void) => () => void;

export const observeHeight: ObserveHeight = (element, onChange) => {
  if (!('ResizeObserver' in globalThis)) return () => undefined;
  let frame = 0;
  // In a frame of its own: what changes the page's heights while the browser observes them is an error to it.
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
 * How high what is docked below the main area is. Keeps it as `--shell-bottom-height` on the root element, too: what
 * floats and what is scrolled to stays above it.
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
