import { useLayoutEffect, type RefObject } from 'react';

/**
 * When quarters appear, scrolls the table so that the forecast begins in the middle of the room beside the fixed column,
 * with the newest quarters before it. Scrolling after that is the person's own.
 */
export function useForecastInSight(ref: RefObject<HTMLTableElement | null>, hasInterim: boolean): void {
  useLayoutEffect(() => {
    const table = ref.current;
    const region = table?.parentElement;
    const corner = table?.querySelector('thead [data-corner]');
    const first = table?.querySelector('thead [data-column="forecast-1"]');
    if (!hasInterim || !region || !corner || !first) return;
    const { left, right } = region.getBoundingClientRect();
    const middle = (left + corner.getBoundingClientRect().width + right) / 2;
    region.scrollLeft += first.getBoundingClientRect().left - middle;
  }, [ref, hasInterim]);
}
