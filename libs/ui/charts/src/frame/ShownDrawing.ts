import { createContext, use, useLayoutEffect } from 'react';
import type { Drawing } from '../drawing/Drawing.js';

/** Gives the chart's frame the drawing on screen, to make files from it. */
export const ShownDrawing = createContext<(drawing: Drawing | undefined) => void>(() => undefined);

/** Registers a drawing with its frame while it is on screen; undefined until it is complete. */
export function useShownDrawing(drawing: Drawing | undefined): void {
  const show = use(ShownDrawing);
  useLayoutEffect(() => {
    show(drawing);
    return () => {
      show(undefined);
    };
  }, [show, drawing]);
}
