import { useEffect, useState, type ReactElement, type RefObject } from 'react';
import { createDeferredComponent } from '../deferred/createDeferredComponent.js';

export interface TooltipProps {
  /** Text only, and nothing essential: touch users cannot reach a tooltip. */
  readonly content: string;
  readonly triggerRef: RefObject<Element | null>;
  /** The button is hovered or has keyboard focus, and has not been pressed. */
  readonly isOffered: boolean;
  readonly isFocusVisible: boolean;
}

const DeferredTooltipSurface = createDeferredComponent(
  async () => (await import('./TooltipSurface.js')).TooltipSurface,
);
const hoverDelayMs = 500;

/** A hint on a button: after half a second of hover, at once on keyboard focus, until pressed or left. */
export function Tooltip({
  content,
  triggerRef,
  isOffered,
  isFocusVisible,
}: TooltipProps): ReactElement | null {
  const [isOpen, setOpen] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  if (!isOffered && (isOpen || isDismissed)) {
    setOpen(false);
    setDismissed(false);
  }

  useEffect(() => {
    if (!isOffered) return undefined;
    const timer = setTimeout(
      () => {
        setOpen(true);
      },
      isFocusVisible ? 0 : hoverDelayMs,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [isOffered, isFocusVisible]);

  const isShown = isOpen && !isDismissed;
  useEffect(() => {
    if (!isShown) return undefined;
    const dismiss = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setDismissed(true);
    };
    document.addEventListener('keydown', dismiss);
    return () => {
      document.removeEventListener('keydown', dismiss);
    };
  }, [isShown]);

  return isShown ? <DeferredTooltipSurface props={{ content, triggerRef }} /> : null;
}
