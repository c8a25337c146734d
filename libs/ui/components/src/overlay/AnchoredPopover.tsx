import { useCallback, useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import { DeferredPopoverSurface } from './DeferredPopoverSurface.js';
import { FailedPopover } from './FailedPopover.js';
import type { FloatingPlacement } from './FloatingSurface.js';

export interface AnchoredPopoverProps {
  /** The name of the popover. */
  readonly label: string;
  readonly anchorRef: RefObject<Element | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
  readonly placement?: FloatingPlacement;
  /** The floating content; the common popover dialog by default. */
  readonly Surface?: typeof DeferredPopoverSurface;
}

/** A popover for any element: mount it only while open, so that hundreds cost nothing. */
export function AnchoredPopover({
  label,
  anchorRef: triggerRef,
  isOpen,
  onOpenChange,
  children,
  placement = 'bottom start',
  Surface = DeferredPopoverSurface,
}: AnchoredPopoverProps): ReactElement | null {
  const [hasFailed, setFailed] = useState(false);
  const close = useCallback(() => {
    setFailed(false);
    onOpenChange(false);
  }, [onOpenChange]);
  const fail = useCallback(() => {
    setFailed(true);
  }, []);
  if (hasFailed) return isOpen ? <FailedPopover anchorRef={triggerRef} onClose={close} /> : null;
  return (
    <Surface
      isWanted={isOpen}
      onLoadFailure={fail}
      props={{ label, placement, floating: { triggerRef, isOpen, onOpenChange }, children }}
    />
  );
}
