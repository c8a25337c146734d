import { useCallback, type ReactElement, type ReactNode, type RefObject } from 'react';
import { DeferredPopoverSurface } from './DeferredPopoverSurface.js';
import type { FloatingPlacement } from './FloatingSurface.js';

export interface AnchoredPopoverProps {
  /** The name of what opens. */
  readonly label: string;
  readonly anchorRef: RefObject<Element | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
  readonly placement?: FloatingPlacement;
}

/** A popover for an element that is no React Aria button: mount it only while it is open and hundreds cost nothing. */
export function AnchoredPopover({
  label,
  anchorRef: triggerRef,
  isOpen,
  onOpenChange,
  children,
  placement = 'bottom start',
}: AnchoredPopoverProps): ReactElement {
  const close = useCallback(() => {
    onOpenChange(false);
  }, [onOpenChange]);
  return (
    <DeferredPopoverSurface
      isWanted={isOpen}
      onLoadFailure={close}
      props={{ label, placement, floating: { triggerRef, isOpen, onOpenChange }, children }}
    />
  );
}
