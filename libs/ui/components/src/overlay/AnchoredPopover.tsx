import type { ReactElement, ReactNode, RefObject } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { FloatingSurface, type FloatingPlacement } from './FloatingSurface.js';
import styles from './Popover.module.css';

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
  anchorRef,
  isOpen,
  onOpenChange,
  children,
  placement = 'bottom start',
}: AnchoredPopoverProps): ReactElement {
  return (
    <FloatingSurface placement={placement} floating={{ triggerRef: anchorRef, isOpen, onOpenChange }}>
      <AriaDialog aria-label={label} className={styles['content'] ?? ''}>
        {children}
      </AriaDialog>
    </FloatingSurface>
  );
}
