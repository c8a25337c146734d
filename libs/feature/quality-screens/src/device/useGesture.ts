import { useEffect, useState, type RefObject } from 'react';
import { readGesture, type Gesture, type Point } from './readGesture.js';

/** The last gesture on an element. */
export function useGesture(area: RefObject<HTMLElement | null>): Gesture | null {
  const [gesture, setGesture] = useState<Gesture | null>(null);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    let from: Point | null = null;
    const begin = ({ clientX, clientY }: PointerEvent) => {
      from = { x: clientX, y: clientY };
    };
    const end = ({ clientX, clientY }: PointerEvent) => {
      if (from) setGesture(readGesture(from, { x: clientX, y: clientY }));
      from = null;
    };
    const forget = () => {
      from = null;
    };
    // It may end outside the field where it began.
    const { defaultView } = element.ownerDocument;
    element.addEventListener('pointerdown', begin);
    defaultView?.addEventListener('pointerup', end);
    defaultView?.addEventListener('pointercancel', forget);
    return () => {
      element.removeEventListener('pointerdown', begin);
      defaultView?.removeEventListener('pointerup', end);
      defaultView?.removeEventListener('pointercancel', forget);
    };
  }, [area]);
  return gesture;
}
