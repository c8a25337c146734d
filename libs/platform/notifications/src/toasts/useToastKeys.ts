import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

export interface ToastKeysOptions {
  readonly region: RefObject<HTMLElement | null>;
  readonly page: Document;
  readonly onEscape: (id: string) => void;
}

export interface ToastKeys {
  /** Whether a toast has the focus. */
  readonly hasFocus: boolean;
  /** Moves the focus from a disappearing toast to its neighbor, or back to where it came from. */
  readonly handOver: (toast: Element) => void;
}

const toastOf = (element: EventTarget | null): string | null =>
  element instanceof Element ? (element.closest('[data-toast]')?.getAttribute('data-toast') ?? null) : null;

const firstButton = (within: Element | null): HTMLElement | null => within?.querySelector('button') ?? null;

/** Keyboard access: F6 moves to the toasts and back, Escape dismisses the focused one. */
export function useToastKeys({ region, page, onEscape }: ToastKeysOptions): ToastKeys {
  const [hasFocus, setHasFocus] = useState(false);
  const cameFrom = useRef<Element | null>(null);

  const goBack = useCallback(() => {
    const origin = cameFrom.current;
    if (origin instanceof HTMLElement && origin.isConnected && origin !== page.body) origin.focus();
    else if (page.activeElement instanceof HTMLElement) page.activeElement.blur();
  }, [page]);
  const handOver = useCallback(
    (toast: Element) => {
      const neighbour = firstButton(toast.nextElementSibling ?? toast.previousElementSibling);
      if (neighbour) neighbour.focus();
      else goBack();
    },
    [goBack],
  );

  const answerFocus = useEffectEvent(({ type, relatedTarget }: FocusEvent) => {
    const other = toastOf(relatedTarget);
    if (type === 'focusin') {
      setHasFocus(true);
      if (other === null) cameFrom.current = relatedTarget instanceof Element ? relatedTarget : null;
    } else if (other === null) setHasFocus(false);
  });
  const answerEscape = useEffectEvent((event: KeyboardEvent) => {
    const id = toastOf(event.target);
    if (event.key !== 'Escape' || id === null) return;
    // Otherwise Escape would also close the terminal or an overlay.
    event.preventDefault();
    event.stopPropagation();
    onEscape(id);
  });
  const answerF6 = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F6' || event.defaultPrevented) return;
    event.preventDefault();
    if (hasFocus) goBack();
    else firstButton(region.current)?.focus();
  });

  useEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const onFocus = (event: FocusEvent) => {
      answerFocus(event);
    };
    const onKey = (event: KeyboardEvent) => {
      answerEscape(event);
    };
    const onPageKey = (event: KeyboardEvent) => {
      answerF6(event);
    };
    element.addEventListener('focusin', onFocus);
    element.addEventListener('focusout', onFocus);
    element.addEventListener('keydown', onKey);
    page.addEventListener('keydown', onPageKey);
    return () => {
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('focusout', onFocus);
      element.removeEventListener('keydown', onKey);
      page.removeEventListener('keydown', onPageKey);
    };
  }, [region, page]);
  return { hasFocus, handOver };
}
