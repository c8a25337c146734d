import { useEffect, useRef, type RefObject } from 'react';

/** Keys after which a field has no uncommitted text: it was entered or discarded. */
const settlingKeys: ReadonlySet<string> = new Set([
  'Enter',
  'Escape',
  'ArrowUp',
  'ArrowDown',
  'PageUp',
  'PageDown',
]);

/** Other inputs, such as choices and dates, are committed as they change and have no text to undo. */
const textTypes: ReadonlySet<string> = new Set(['text', 'search', 'number']);

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && textTypes.has(target.type));

/** The field with uncommitted text; null if none. */
export function useTypedField(): RefObject<EventTarget | null> {
  const field = useRef<EventTarget | null>(null);
  useEffect(() => {
    const onInput = (event: Event): void => {
      if (isTextField(event.target)) field.current = event.target;
    };
    const onFocusOut = (): void => {
      field.current = null;
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      // In a text of several lines these keys only move, or begin a line.
      if (settlingKeys.has(event.key) && !(event.target instanceof HTMLTextAreaElement)) field.current = null;
    };
    window.addEventListener('input', onInput);
    window.addEventListener('focusout', onFocusOut);
    // A field stops its Escape event, so it is captured on the way in.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      window.removeEventListener('input', onInput);
      window.removeEventListener('focusout', onFocusOut);
      window.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, []);
  return field;
}
