import { useEffect, useLayoutEffect, type RefObject } from 'react';

/** Moves the focus to the card, again whenever `occasion` changes, and back to where it was when the card goes. */
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
    // A screen that has just arrived takes the focus after everything in it was drawn.
    const frame = window.requestAnimationFrame(() => {
      element.focus();
    });
    return () => {
      window.cancelAnimationFrame(frame);
    };
  }, [card, occasion]);
}
