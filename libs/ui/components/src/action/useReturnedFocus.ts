import { useEffect, useRef } from 'react';

/**
 * Moves a focus that was lost with a pressed control to what `find` finds beside it. The returned function is called when
 * the control is pressed.
 */
export function useReturnedFocus(find: () => HTMLElement | null | undefined): () => void {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    if (!pressed.current || pressed.current.isConnected) return;
    pressed.current = null;
    if (document.activeElement === document.body) find()?.focus();
  });
  return () => {
    pressed.current = document.activeElement;
  };
}
