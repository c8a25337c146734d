import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';

/** Where the entry of a price is open, and how to open it. */
export interface PriceEntry {
  readonly isOpen: boolean;
  /** Told the price under the title. */
  readonly onHome: (button: HTMLButtonElement | null) => void;
  /** The element the entry is anchored to. */
  readonly anchor: RefObject<Element | null>;
  /** Opens it at the pressed control, or at the price under the title; returns whether there was one. */
  readonly open: (beside?: Element) => boolean;
  /** Closes it, restores the focus, and then runs the chosen action. */
  readonly close: (next?: () => void) => void;
  /** Once the pressed control is gone, the focus moves to the price. */
  readonly keepFocus: () => void;
}

export function usePriceEntry(): PriceEntry {
  const [isOpen, setOpen] = useState(false);
  const home = useRef<HTMLButtonElement>(null);
  const anchor = useRef<Element>(null);
  const wasOpen = useRef(false);
  const afterwards = useRef<(() => void) | null>(null);
  const isFocusKept = useRef(false);
  useEffect(() => {
    if (!isOpen && wasOpen.current) {
      // The pressed control may have been replaced by the price.
      const beside = anchor.current;
      if (isFocusLost())
        (beside instanceof HTMLElement && beside.isConnected ? beside : home.current)?.focus();
      afterwards.current?.();
      afterwards.current = null;
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  useEffect(() => {
    if (!isFocusKept.current || !isFocusLost()) return;
    isFocusKept.current = false;
    home.current?.focus();
  });
  const open = useCallback((beside: Element | null = home.current) => {
    if (!beside) return false;
    anchor.current = beside;
    // Visible, and where the focus returns to, also after a command.
    if (beside instanceof HTMLElement) beside.focus();
    setOpen(true);
    return true;
  }, []);
  const onHome = useCallback((button: HTMLButtonElement | null) => {
    home.current = button;
  }, []);
  const close = useCallback((next?: () => void) => {
    afterwards.current = next ?? null;
    setOpen(false);
  }, []);
  const keepFocus = useCallback(() => {
    isFocusKept.current = true;
    // Dialogs restore the focus in a separate frame.
    requestAnimationFrame(() => {
      if (isFocusKept.current && isFocusLost()) home.current?.focus();
      isFocusKept.current = false;
    });
  }, []);
  return useMemo(
    () => ({ isOpen, onHome, anchor, open, close, keepFocus }),
    [isOpen, onHome, open, close, keepFocus],
  );
}

const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
