import { useEffect, useLayoutEffect, type RefObject } from 'react';

/** Moves the focus to the card, again whenever `occasion` changes, and returns it when the card closes. */
export function useCardFocus(card: RefObject<HTMLElement | null>, occasion: string): void {
  useLayoutEffect(() => {
    const element = card.current;
    const cameFrom = element?.ownerDocument.activeElement;
    return () => {
      const isFocused = element?.contains(element.ownerDocument.activeElement) === true;
      if (isFocused && cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
    };
  }, [card]);
  useEffect(() => {
    const element = card.current;
    const window = element?.ownerDocument.defaultView;
    if (!window) return undefined;
    element.focus();
    // A new screen takes the focus after everything in it has rendered.
    const frame = window.requestAnimationFrame(() => {
      element.focus();
    });
    return () => {
      window.cancelAnimationFrame(frame);
    };
  }, [card, occasion]);
}
