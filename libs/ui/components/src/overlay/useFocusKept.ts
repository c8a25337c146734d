import { useEffect, type RefObject } from 'react';

/**
 * Focuses `surface` when the focused element inside it is removed, such as the button of a completed task. The
 * browser would move the focus to the page, where no key reaches the dialog, and without firing an event.
 */
export function useFocusKept(surface: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const kept = surface.current;
    if (!kept) return;
    let held: Element | null = null;
    const note = (): void => {
      held = document.activeElement;
    };
    const observer = new MutationObserver(() => {
      if (held && !kept.contains(held) && document.activeElement === document.body) kept.focus();
    });
    note();
    kept.addEventListener('focusin', note);
    observer.observe(kept, { childList: true, subtree: true });
    return () => {
      kept.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, [surface]);
}
