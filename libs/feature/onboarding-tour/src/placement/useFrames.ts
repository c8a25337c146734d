import { useEffect, useEffectEvent } from 'react';

/** Calls back before each frame that the browser draws, so that the card moves with its target. */
export function useFrames(document: Document, onFrame: () => void): void {
  const draw = useEffectEvent(onFrame);
  useEffect(() => {
    const window = document.defaultView;
    if (!window) return undefined;
    const next = () => {
      draw();
      frame = window.requestAnimationFrame(next);
    };
    let frame = window.requestAnimationFrame(next);
    return () => {
      window.cancelAnimationFrame(frame);
    };
  }, [document]);
}
