import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls back on Escape in the card, or when nothing has the focus; elsewhere the key belongs to the terminal or a
 * dialog.
 */
export function useEscape(card: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const document = card.current?.ownerDocument;
    if (!document) return undefined;
    const listen = (event: KeyboardEvent) => {
      const { activeElement, body } = document;
      const isOurs = activeElement === body || card.current?.contains(activeElement) === true;
      if (event.key !== 'Escape' || event.defaultPrevented || !isOurs) return;
      event.preventDefault();
      escape();
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, [card]);
}
