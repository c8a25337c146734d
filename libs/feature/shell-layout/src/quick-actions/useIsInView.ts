import { useEffect, useState, type RefObject } from 'react';

/**
 * Reports when an element enters and leaves the view, above the covered pixels at the window's bottom; if
 * unsupported, it counts as visible.
 */
export type ObserveView = (
  element: Element,
  coveredPx: number,
  onChange: (isInView: boolean) => void,
) => () => void;

export const observeView: ObserveView = (element, coveredPx, onChange) => {
  if (!('IntersectionObserver' in globalThis)) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      onChange(entries.at(-1)?.isIntersecting ?? true);
    },
    { root: element.ownerDocument, rootMargin: `0px 0px ${-coveredPx}px 0px` },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
  };
};

/** Whether an element is in view, above the covered pixels at the window's bottom. */
export function useIsInView(
  element: RefObject<Element | null>,
  coveredPx: number,
  observe: ObserveView = observeView,
): boolean {
  const [isInView, setIsInView] = useState(true);
  useEffect(
    () => (element.current ? observe(element.current, coveredPx, setIsInView) : undefined),
    [element, coveredPx, observe],
  );
  return isInView;
}
