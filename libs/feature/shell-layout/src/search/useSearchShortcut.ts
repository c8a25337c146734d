import { useEffect, type RefObject } from 'react';

/** Ctrl+K, on a Mac Cmd+K, moves the focus to the search field and selects what is in it. */
export function useSearchShortcut(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const focusSearch = (event: KeyboardEvent) => {
      const isShortcut =
        (event.ctrlKey || event.metaKey) &&
        !event.altKey &&
        !event.shiftKey &&
        event.key.toLowerCase() === 'k';
      if (!isShortcut || !input.current) return;
      event.preventDefault();
      input.current.focus();
      input.current.select();
    };
    window.addEventListener('keydown', focusSearch);
    return () => {
      window.removeEventListener('keydown', focusSearch);
    };
  }, [input]);
}
