import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import type { ChartSize } from './ChartSize.js';
import { useRootAttribute } from './useRootAttribute.js';

const markSizeRem = 0.6875;
/** OpenDyslexic is wider than Inter by this factor. */
const widerLetters = 1.4;
const rootSizePx = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

const touchTargetRem = (element: HTMLElement): number =>
  parseFloat(getComputedStyle(element).getPropertyValue('--touch-target')) || 0;

/**
 * The element's width and font size, kept up to date. The height is in rem, so it grows with the text; one that fills its
 * panel is as high as the element, if that is more. Its drawing must not make the element higher.
 */
export function useChartSize(
  ref: RefObject<HTMLElement | null>,
  heightRem: number,
  isFilling = false,
): ChartSize {
  const isWide = useRootAttribute('data-font') === 'dyslexia';
  const textMode = useRootAttribute('data-text');
  const [room, setRoom] = useState({ width: 372, height: 0, rootSize: 16, touchTarget: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void => {
      const width = Math.round(element.clientWidth);
      const height = isFilling ? element.clientHeight : 0;
      const rootSize = rootSizePx();
      const touchTarget = touchTargetRem(element) * rootSize;
      setRoom((before) =>
        width === 0 ||
        (before.width === width &&
          before.height === height &&
          before.rootSize === rootSize &&
          before.touchTarget === touchTarget)
          ? before
          : { width, height, rootSize, touchTarget },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
    // A larger root font size leaves some elements at the same width.
  }, [ref, textMode, isFilling]);
  const { width, height, rootSize, touchTarget } = room;
  return useMemo(() => {
    const fontSize = markSizeRem * rootSize;
    const textSize = fontSize * (isWide ? widerLetters : 1);
    return { width, height: Math.max(heightRem * rootSize, height), textSize, fontSize, touchTarget };
  }, [width, height, rootSize, touchTarget, heightRem, isWide]);
}
