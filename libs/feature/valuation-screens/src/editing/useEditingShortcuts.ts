import { useEffect } from 'react';

/** Keys after which a field holds no text of its own any more: it was taken over or given up. */
const settlingKeys: ReadonlySet<string> = new Set([
  'Enter',
  'Escape',
  'ArrowUp',
  'ArrowDown',
  'PageUp',
  'PageDown',
]);

/** Ctrl or Cmd with Z, Shift+Z or Y, and S. A field that is being typed in keeps its own undo. */
export function useEditingShortcuts(commands: {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly save: () => void;
}): void {
  const { undo, redo, save } = commands;
  useEffect(() => {
    // The field that holds text which was not taken over yet.
    let typedIn: EventTarget | null = null;
    const onInput = (event: Event): void => {
      typedIn = event.target;
    };
    const onFocusOut = (): void => {
      typedIn = null;
    };
    const onAnyKey = (event: KeyboardEvent): void => {
      if (settlingKeys.has(event.key)) typedIn = null;
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      const command =
        key === 's'
          ? save
          : key === 'y' || (key === 'z' && event.shiftKey)
            ? redo
            : key === 'z'
              ? undo
              : null;
      if (!command || (command !== save && event.target === typedIn)) return;
      event.preventDefault();
      command();
    };
    window.addEventListener('input', onInput);
    window.addEventListener('focusout', onFocusOut);
    // A field keeps its Escape to itself, so these are heard on their way in.
    window.addEventListener('keydown', onAnyKey, { capture: true });
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('input', onInput);
      window.removeEventListener('focusout', onFocusOut);
      window.removeEventListener('keydown', onAnyKey, { capture: true });
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [undo, redo, save]);
}
