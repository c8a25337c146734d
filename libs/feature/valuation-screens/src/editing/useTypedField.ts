import { useEffect, useRef, type RefObject } from 'react';

/** Keys after which a field holds no text of its own any more: it was taken over or given up. */
const settlingKeys: ReadonlySet<string> = new Set([
  'Enter',
  'Escape',
  'ArrowUp',
  'ArrowDown',
  'PageUp',
  'PageDown',
]);

/** The field that holds text which was not taken over yet; null while none does. */
export function useTypedField(): RefObject<EventTarget | null> {
  const field = useRef<EventTarget | null>(null);
  useEffect(() => {
    const onInput = (event: Event): void => {
      field.current = event.target;
    };
    const onFocusOut = (): void => {
      field.current = null;
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (settlingKeys.has(event.key)) field.current = null;
    };
    window.addEventListener('input', onInput);
    window.addEventListener('focusout', onFocusOut);
    // A field keeps its Escape to itself, so these are heard on their way in.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      window.removeEventListener('input', onInput);
      window.removeEventListener('focusout', onFocusOut);
      window.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, []);
  return field;
}
