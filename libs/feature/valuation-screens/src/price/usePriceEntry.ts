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
  readonly close: () => void;
}

export function usePriceEntry(): PriceEntry {
  const [isOpen, setOpen] = useState(false);
  const home = useRef<HTMLButtonElement>(null);
  const anchor = useRef<Element>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    const { activeElement } = document;
    // What was pressed for it may be gone by now: the price came in its place.
    if (!isOpen && wasOpen.current && (!activeElement || activeElement === document.body))
      home.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
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
  const close = useCallback(() => {
    setOpen(false);
  }, []);
  return useMemo(() => ({ isOpen, onHome, anchor, open, close }), [isOpen, onHome, open, close]);
}
