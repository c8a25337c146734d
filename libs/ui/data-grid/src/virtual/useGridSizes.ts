import { useLayoutEffect, useRef, useState } from 'react';

/** Heights and widths in pixels: rows are as high as the heading, which follows density, text size and touch. */
export interface GridSizes {
  readonly rowPx: number;
  readonly remPx: number;
  readonly namePx: number;
}

const usual: GridSizes = { rowPx: 28, remPx: 16, namePx: 192 };

/** Sizes measured at the corner of a grid, again whenever it changes. */
export function useGridSizes() {
  const cornerRef = useRef<HTMLTableCellElement>(null);
  const [sizes, setSizes] = useState(usual);
  useLayoutEffect(() => {
    const corner = cornerRef.current;
    if (!corner) return;
    const measure = (): void => {
      const { height: rowPx, width: namePx } = corner.getBoundingClientRect();
      const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setSizes((before) =>
        before.rowPx === rowPx && before.namePx === namePx && before.remPx === remPx
          ? before
          : { rowPx, namePx, remPx },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(corner);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { cornerRef, sizes };
}
