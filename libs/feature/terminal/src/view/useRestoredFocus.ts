import { useLayoutEffect, useRef, type RefObject } from 'react';

export interface FocusedPanel {
  readonly panel: RefObject<HTMLElement | null>;
  readonly prompt: RefObject<HTMLInputElement | null>;
  readonly isExpanded: boolean;
  /** Whether a person opened it: if it is open from the start, the screen keeps the focus. */
  readonly wasOpened: () => boolean;
}

/** Moves the focus to the prompt when the panel opens, and returns it when the panel closes. */
export function useRestoredFocus({ panel, prompt, isExpanded, wasOpened }: FocusedPanel): void {
  const cameFrom = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const document = panel.current?.ownerDocument;
    if (!document) return;
    if (isExpanded) {
      if (!wasOpened()) return;
      // A second request while it is open must not overwrite where the focus was before.
      if (!panel.current?.contains(document.activeElement)) cameFrom.current = document.activeElement;
      prompt.current?.focus();
    } else if (panel.current?.contains(document.activeElement)) {
      // The page's body cannot take the focus from the prompt, so the prompt gives it up first.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      // Its screen may have closed.
      const target = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main');
      if (target instanceof HTMLElement) target.focus();
    }
  }, [panel, prompt, isExpanded, wasOpened]);
}
