import { useCallback, useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import { DeferredPopoverSurface } from './DeferredPopoverSurface.js';
import { FailedPopover } from './FailedPopover.js';
import type { FloatingPlacement } from './FloatingSurface.js';

export interface AnchoredPopoverProps {
  /** The name of what opens. */
  readonly label: string;
  readonly anchorRef: RefObject<Element | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
  readonly placement?: FloatingPlacement;
  /** What floats; by default the dialog of every popover. */
  readonly Surface?: typeof DeferredPopoverSurface;
}

/** A popover for an element that is no React Aria button: mount it only while it is open and hundreds cost nothing. */
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
