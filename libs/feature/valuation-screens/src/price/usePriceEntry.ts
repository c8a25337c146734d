import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';

/** Where the entry of a price is open, and how to open it. */
export interface PriceEntry {
  readonly isOpen: boolean;
  /** Told the price under the title. */
  readonly onHome: (button: HTMLButtonElement | null) => void;
  /** What the entry stands beside. */
  readonly anchor: RefObject<Element | null>;
  /** Opens it beside what was pressed, or beside the price under the title; says whether there was one. */
  readonly open: (beside?: Element) => boolean;
  /** Closes it, gives the focus back, and then goes on with what was chosen in it. */
  readonly close: (next?: () => void) => void;
  /** Once what was pressed is gone from the screen, the focus goes to the price. */
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
      // What was pressed for it may be gone by now: the price came in its place.
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
    // In sight, and where the focus returns to, also when it was asked for by a command.
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
    // Dialogs give the focus back in a frame of their own.
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
