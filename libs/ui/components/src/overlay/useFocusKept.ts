import { useEffect, type RefObject } from 'react';

/**
 * Gives the focus to `surface` when what had it inside is no longer there, as the button of a task that is done. The
 * browser would give it to the page, where no key reaches the dialog, and does so without an event.
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
