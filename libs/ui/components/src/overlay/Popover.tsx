import type { ReactElement, ReactNode } from 'react';
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog';
import { FloatingSurface, type FloatingPlacement } from './FloatingSurface.js';
import styles from './Popover.module.css';

export interface PopoverProps {
  /** The name of what opens. */
  readonly label: string;
  /** One Button or IconButton. */
  readonly trigger: ReactElement;
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  readonly placement?: FloatingPlacement;
}

/** A small dialog beside its button. */
export function Popover({
  label,
  trigger,
  children,
  placement = 'bottom start',
}: PopoverProps): ReactElement {
  return (
    <DialogTrigger>
      {trigger}
      <FloatingSurface placement={placement}>
        <AriaDialog aria-label={label} className={styles['content'] ?? ''}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </AriaDialog>
      </FloatingSurface>
    </DialogTrigger>
  );
}
