import { useLayoutEffect, useRef, type RefObject } from 'react';

export interface FocusedPanel {
  readonly panel: RefObject<HTMLElement | null>;
  readonly prompt: RefObject<HTMLInputElement | null>;
  readonly isExpanded: boolean;
  /** Whether a person opened it: what is open at the start leaves the focus to the screen. */
  readonly wasOpened: () => boolean;
}

/** Moves the focus to the prompt when the panel opens, and back to where it was when it closes. */
export function useRestoredFocus({ panel, prompt, isExpanded, wasOpened }: FocusedPanel): void {
  const cameFrom = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const document = panel.current?.ownerDocument;
    if (!document) return;
    if (isExpanded) {
      if (!wasOpened()) return;
      // Asked twice while it is open, it still knows where the focus was before.
      if (!panel.current?.contains(document.activeElement)) cameFrom.current = document.activeElement;
      prompt.current?.focus();
    } else if (panel.current?.contains(document.activeElement)) {
      // Where it was may be the page itself, which takes no focus from the prompt.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      // It may have gone with its screen.
      const target = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main');
      if (target instanceof HTMLElement) target.focus();
    }
  }, [panel, prompt, isExpanded, wasOpened]);
}
