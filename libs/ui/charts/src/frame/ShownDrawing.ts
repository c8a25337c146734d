import { createContext, use, useLayoutEffect } from 'react';
import type { Drawing } from '../drawing/Drawing.js';

/** Tells the frame around a chart which drawing is on the screen: files are made of it. */
export const ShownDrawing = createContext<(drawing: Drawing | undefined) => void>(() => undefined);

/** Puts a drawing before the frame around it, for as long as it is on the screen. */
export function useShownDrawing(drawing: Drawing): void {
  const show = use(ShownDrawing);
  useLayoutEffect(() => {
    show(drawing);
    return () => {
      show(undefined);
    };
  }, [show, drawing]);
}
