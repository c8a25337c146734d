import { useEffect, useState, type RefObject } from 'react';

/** Whether an element has been scrolled out of view at the top, under sticky content. */
export function useIsAbove(element: RefObject<Element | null>, topRem: number): boolean {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || !('IntersectionObserver' in globalThis)) return;
    let observer: IntersectionObserver | undefined;
    // In the next frame, which lays out the page anyway: the font size cannot be read without.
    const frame = requestAnimationFrame(() => {
      const rootSizePx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const top = Math.round(topRem * rootSizePx);
      observer = new IntersectionObserver(
        (entries) => {
          // A browser under load tells several changes at once: the last one holds.
          const entry = entries.at(-1);
          if (entry) setAbove(!entry.isIntersecting && entry.boundingClientRect.bottom <= top);
        },
        { rootMargin: `-${String(top)}px 0px 0px 0px` },
      );
      observer.observe(current);
    });
    return () => {
      cancelAnimationFrame(frame);
      observer?.disconnect();
    };
  }, [element, topRem]);
  return isAbove;
}
