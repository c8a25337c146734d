import type { ReactElement, ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { FloatingSurface, type FloatingPlacement, type FloatingState } from './FloatingSurface.js';
import styles from './Popover.module.css';

export interface PopoverSurfaceProps {
  readonly label: string;
  readonly placement: FloatingPlacement;
  readonly floating: FloatingState;
  readonly children: ReactNode;
}

/** The open dialog of a popover. */
export function PopoverSurface({ label, placement, floating, children }: PopoverSurfaceProps): ReactElement {
  return (
    <FloatingSurface placement={placement} floating={floating}>
      <AriaDialog aria-label={label} className={styles['content'] ?? ''}>
        {children}
      </AriaDialog>
    </FloatingSurface>
  );
}
